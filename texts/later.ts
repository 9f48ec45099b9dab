/**
 * Subjects that only some pages speak of: browsers load their texts with those pages (web/build/compile-texts.ts),
 * everybody else has all texts in one.
 */
export const laterSubjects = {
  account: [
    'basket_line',
    'order',
    'order_file',
    'forwarder',
    'back_order',
    'payment',
    'shipment',
    'coupon',
    'promotion',
    'vat',
    'profile',
    'verification',
    'password',
    'address',
    'ship_to',
    'order_change',
    'instead',
    'order_sheet',
    'order_split',
    'account',
    'account_price',
    'user_name',
    'quick_order',
    'toolbar',
    'price_change',
  ],
  console: ['console', 'outbox', 'audit', 'customer', 'company', 'verification', 'user_name', 'email'],
  registration: ['registration', 'company', 'verification', 'password', 'user_name', 'email', 'file'],
} as const

export type LaterTexts = keyof typeof laterSubjects

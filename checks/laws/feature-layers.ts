/**
 * The features of the server from the ground up. A feature knows those of its own layer and of the layers before it, and no two know
 * each other, by whatever way: so each can be read, tested and replaced with what stands below it alone.
 */
export const featureLayers: Readonly<Record<string, readonly string[]>> = {
  platform: ['people/authenticator', 'people/credential', 'people/session', 'people/verification', 'site/sites'],
  offer: [
    'price/account-price',
    'price/coupon',
    'price/pricing',
    'price/promotion',
    'product/availability',
    'product/catalogue',
    'product/picture',
    'product/search',
    'product/search-history',
    'site/carrier',
    'site/content',
    'site/home',
    'site/sitemap',
  ],
  customer: [
    'customer/address',
    'customer/contact',
    'customer/credit',
    'customer/document',
    'people/account',
    'people/notification',
    'people/registration',
  ],
  basket: [
    'order/basket',
    'order/quick-order',
    'order/replacement',
    'order/toolbar',
    'price/price-change',
    'product/favourites',
    'product/watch',
  ],
  order: ['order/bulk', 'order/checkout', 'order/documents', 'order/file', 'order/fulfilment', 'order/history'],
  desk: [
    'console/audit',
    'console/colleague',
    'console/customer',
    'console/desk',
    'console/import',
    'console/outbox',
    'console/site-settings',
    'console/today',
    'people/me',
    'people/profile',
    'people/sign-in',
  ],
}

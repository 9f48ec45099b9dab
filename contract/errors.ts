import type { AddressRefusal } from '../rules/address/form.ts'
import type { AttachmentRefusal } from '../rules/attachment.ts'
import type { BasketRefusal } from '../rules/basket/basket.ts'
import type { FavouriteRefusal } from '../rules/basket/favourites.ts'
import type { QuickOrderRefusal } from '../rules/basket/quick-order.ts'
import type { ToolbarRefusal } from '../rules/basket/toolbar.ts'
import type { WatchRefusal } from '../rules/basket/watch.ts'
import type { AccountPriceRefusal } from '../rules/catalogue/price/account-price.ts'
import type { CouponRefusal } from '../rules/catalogue/price/coupon.ts'
import type { StockRefusal } from '../rules/catalogue/product/stock.ts'
import type { AccountRefusal } from '../rules/customer/account.ts'
import type { ContactRefusal } from '../rules/customer/contact.ts'
import type { CustomerRefusal } from '../rules/customer/customer.ts'
import type { ImpersonationRefusal } from '../rules/customer/impersonation.ts'
import type { RegistrationRefusal } from '../rules/customer/registration.ts'
import type { UserNameRefusal } from '../rules/customer/user-name.ts'
import type { OrderManagementRefusal } from '../rules/fulfilment/order-management.ts'
import type { ShipmentRefusal } from '../rules/fulfilment/shipment/shipment.ts'
import type { TrackingSheetRefusal } from '../rules/fulfilment/shipment/tracking-rows.ts'
import type { AuthenticatorRefusal } from '../rules/identity/authenticator.ts'
import type { EmailRefusal } from '../rules/identity/email.ts'
import type { PasswordRefusal } from '../rules/identity/password.ts'
import type { VerificationRefusal } from '../rules/identity/verification.ts'
import type { CreditRefusal } from '../rules/invoice/credit.ts'
import type { ExchangeRefusal } from '../rules/invoice/exchange.ts'
import type { InvoiceRefusal } from '../rules/invoice/issue.ts'
import type { FinanceRefusal } from '../rules/ledger/item.ts'
import type { InternalNoteRefusal } from '../rules/office/internal-notes.ts'
import type { OutboxRefusal } from '../rules/office/outbox.ts'
import type { StaffUserRefusal } from '../rules/office/staff-user.ts'
import type { BackOrderRefusal } from '../rules/order/back-order.ts'
import type { BulkOrderRefusal } from '../rules/order/bulk-order.ts'
import type { OrderFileRefusal } from '../rules/order/file.ts'
import type { OrderRefusal } from '../rules/order/order.ts'
import type { ReminderRefusal } from '../rules/payment/reminder.ts'
import type { SettlementRefusal } from '../rules/payment/settlement.ts'
import type { ReturnRefusal } from '../rules/return/return.ts'
import type { CodeFault } from '../rules/scan/code.ts'
import type { ForwarderRefusal } from '../rules/shipping/forwarder.ts'
import type { TableRefusal } from '../rules/table-file/table-file.ts'
import { attachmentErrors, tableErrors } from './attachment-errors.ts'
import { stockErrors } from './catalogue/stock-errors.ts'
import { orderChangeErrors } from './fulfilment/order-change-errors.ts'
import { purchaseOrderErrors } from './fulfilment/purchase-order-errors.ts'
import { financeErrors } from './ledger/errors.ts'
import { bankErrors } from './payment/bank-errors.ts'
import { returnErrors } from './return/errors.ts'
import { siteErrors } from './site/errors.ts'

type HttpRefusal =
  | 'request.invalid'
  | 'session.expired'
  | 'session.unknown'
  | 'access.denied'
  | 'request.not_found'
  | 'request.conflict'
  | 'request.too_large'
  | 'request.media_type'
  | 'request.too_many'
  | 'server.failed'
  | 'server.unavailable'

type SessionRefusal =
  | 'session.wrong_credentials'
  | 'session.too_many_tries'
  | 'session.captcha_needed'
  | 'session.not_allowed'

type ProfileRefusal = 'profile.old_password_wrong'

/** Every reason the server can give for saying no; each is a key of the texts. */
export type ErrorCode =
  | HttpRefusal
  | SessionRefusal
  | AccountRefusal
  | AccountPriceRefusal
  | AddressRefusal
  | AttachmentRefusal
  | TableRefusal
  | AuthenticatorRefusal
  | BackOrderRefusal
  | BasketRefusal
  | keyof typeof siteErrors
  | StaffUserRefusal
  | ContactRefusal
  | CouponRefusal
  | CustomerRefusal
  | InternalNoteRefusal
  | OrderManagementRefusal
  | EmailRefusal
  | FavouriteRefusal
  | ForwarderRefusal
  | ImpersonationRefusal
  | WatchRefusal
  | keyof typeof orderChangeErrors
  | keyof typeof purchaseOrderErrors
  | OrderFileRefusal
  | OrderRefusal
  | OutboxRefusal
  | PasswordRefusal
  | ProfileRefusal
  | QuickOrderRefusal
  | RegistrationRefusal
  | ShipmentRefusal
  | InvoiceRefusal
  | CreditRefusal
  | ExchangeRefusal
  | FinanceRefusal
  | keyof typeof bankErrors
  | SettlementRefusal
  | ReminderRefusal
  | ReturnRefusal
  | `scan.${CodeFault}`
  | TrackingSheetRefusal
  | StockRefusal
  | BulkOrderRefusal
  | ToolbarRefusal
  | UserNameRefusal
  | VerificationRefusal

/** How each reason travels: the HTTP status, and the number in the envelope's `code`. Business refusals are 10000 and above with HTTP 200. */
export const errors: Record<ErrorCode, { status: number; code: number }> = {
  'request.invalid': { status: 400, code: 400 },
  'session.expired': { status: 200, code: 401 },
  'session.unknown': { status: 401, code: 401 },
  'access.denied': { status: 403, code: 403 },
  'request.not_found': { status: 404, code: 404 },
  'request.conflict': { status: 409, code: 409 },
  'request.too_large': { status: 413, code: 413 },
  'request.media_type': { status: 415, code: 415 },
  'request.too_many': { status: 429, code: 429 },
  'server.failed': { status: 500, code: 500 },
  'server.unavailable': { status: 503, code: 503 },
  'session.wrong_credentials': { status: 200, code: 10_001 },
  'session.too_many_tries': { status: 429, code: 429 },
  'session.not_allowed': { status: 200, code: 10_002 },
  'session.captcha_needed': { status: 200, code: 10_003 },
  'authenticator.code_needed': { status: 200, code: 10_005 },
  'authenticator.code_wrong': { status: 200, code: 10_006 },
  'authenticator.too_many_codes': { status: 429, code: 429 },
  'authenticator.known': { status: 200, code: 10_007 },
  'authenticator.not_started': { status: 200, code: 10_008 },
  'authenticator.missing': { status: 403, code: 403 },
  'profile.old_password_wrong': { status: 200, code: 10_004 },
  'email.occupied': { status: 200, code: 10_131 },
  'account.last_main': { status: 200, code: 10_211 },
  'account.self': { status: 200, code: 10_212 },
  'account.full': { status: 200, code: 10_213 },
  'account.suspended': { status: 200, code: 10_214 },
  'account.link_over': { status: 200, code: 10_215 },
  'account.has_admin': { status: 200, code: 10_216 },
  'toolbar.bad_origin': { status: 200, code: 10_231 },
  'toolbar.key_renewed': { status: 200, code: 10_232 },
  'account_price.full': { status: 200, code: 10_221 },
  'address.name_missing': { status: 200, code: 10_201 },
  'address.last_billing': { status: 200, code: 10_202 },
  'address.full': { status: 200, code: 10_203 },
  'address.known': { status: 200, code: 10_204 },
  'contact.too_many': { status: 429, code: 429 },
  'verification.wait': { status: 429, code: 429 },
  'verification.code_wrong': { status: 200, code: 10_101 },
  'verification.code_over': { status: 200, code: 10_102 },
  'verification.captcha_wrong': { status: 200, code: 10_103 },
  'verification.captcha_needed': { status: 200, code: 10_104 },
  'password.too_short': { status: 200, code: 10_111 },
  'password.too_long': { status: 200, code: 10_112 },
  'password.no_letter': { status: 200, code: 10_113 },
  'password.no_digit': { status: 200, code: 10_114 },
  'password.common': { status: 200, code: 10_115 },
  'password.no_match': { status: 200, code: 10_116 },
  'user_name.too_short': { status: 200, code: 10_121 },
  'user_name.too_long': { status: 200, code: 10_122 },
  'user_name.other_letters': { status: 200, code: 10_123 },
  'user_name.taken': { status: 200, code: 10_124 },
  'registration.draft_over': { status: 200, code: 10_141 },
  'registration.no_document': { status: 200, code: 10_142 },
  'registration.vat_refused': { status: 200, code: 10_143 },
  'coupon.not_found': { status: 200, code: 20_000 },
  'coupon.code_missing': { status: 200, code: 20_001 },
  'coupon.used_up': { status: 200, code: 20_002 },
  'coupon.not_valid': { status: 200, code: 20_003 },
  'coupon.over': { status: 200, code: 20_004 },
  'coupon.discounted_items': { status: 200, code: 20_005 },
  'coupon.other_products': { status: 200, code: 20_006 },
  'coupon.condition': { status: 200, code: 20_007 },
  'order.changed': { status: 200, code: 30_001 },
  'basket.product_disabled': { status: 200, code: 30_002 },
  'basket.product_unknown': { status: 200, code: 30_003 },
  'basket.quantity_out_of_range': { status: 200, code: 30_004 },
  // Another's line is answered as one that is gone.
  'gone.basket_line': { status: 404, code: 404 },
  'order.no_price': { status: 200, code: 30_005 },
  'order.no_address': { status: 200, code: 30_006 },
  'order.no_carrier': { status: 200, code: 30_007 },
  'order.not_delivered': { status: 200, code: 30_041 },
  'order_sheet.unreadable': { status: 200, code: 30_042 },
  'order_sheet.columns': { status: 200, code: 30_043 },
  'order_sheet.empty': { status: 200, code: 30_044 },
  'order_sheet.too_many_rows': { status: 200, code: 30_045 },
  'order_sheet.too_many_orders': { status: 200, code: 30_046 },
  'favourites.full': { status: 200, code: 30_008 },
  'favourites.product_unknown': { status: 200, code: 30_009 },
  'gone.favourite': { status: 404, code: 404 },
  'watch.no_price': { status: 200, code: 30_010 },
  'quick_order.other_state': { status: 200, code: 30_101 },
  'quick_order.changed': { status: 200, code: 30_102 },
  'quick_order.full': { status: 200, code: 30_103 },
  'quick_order.too_many_lines': { status: 200, code: 30_104 },
  'quick_order.text_too_long': { status: 200, code: 30_105 },
  'quick_order.unreadable': { status: 200, code: 30_106 },
  'quick_order.too_many_products': { status: 200, code: 30_107 },
  'quick_order.no_lines': { status: 200, code: 30_108 },
  'quick_order.saved_elsewhere': { status: 200, code: 30_109 },
  'order.export_too_long': { status: 200, code: 30_015 },
  'order_file.missing': { status: 200, code: 30_201 },
  'order_file.gone': { status: 200, code: 30_202 },
  'order_file.not_taken': { status: 200, code: 30_203 },
  'forwarder.missing': { status: 200, code: 30_204 },
  'forwarder.name_missing': { status: 200, code: 30_205 },
  'order.nothing_in_stock': { status: 200, code: 30_206 },
  'order.site_closed': { status: 200, code: 30_016 },
  'order.too_many_lines': { status: 200, code: 30_017 },
  'order.not_in_basket': { status: 200, code: 30_018 },
  'order.cust_numbers_too_long': { status: 200, code: 30_019 },
  'order.no_billing': { status: 200, code: 30_020 },
  'order.report_period': { status: 200, code: 30_021 },
  ...orderChangeErrors,
  ...purchaseOrderErrors,
  'shipment.not_now': { status: 200, code: 60_041 },
  'shipment.nothing_to_ship': { status: 200, code: 60_042 },
  'shipment.too_many_pieces': { status: 200, code: 60_043 },
  'shipment.tracking_taken': { status: 200, code: 60_044 },
  'shipment.leaves_whole': { status: 200, code: 60_049 },
  'shipment.line_changed': { status: 200, code: 60_050 },
  'tracking_sheet.unreadable': { status: 200, code: 60_045 },
  'tracking_sheet.columns': { status: 200, code: 60_046 },
  'tracking_sheet.empty': { status: 200, code: 60_047 },
  'tracking_sheet.too_many_rows': { status: 200, code: 60_048 },
  ...stockErrors,
  'invoice.no_issuer': { status: 200, code: 60_071 },
  'invoice.no_vat_number': { status: 200, code: 60_072 },
  'invoice.no_payment_notes': { status: 200, code: 60_125 },
  'invoice.no_rate': { status: 200, code: 60_076 },
  'credit.nothing': { status: 200, code: 60_073 },
  'credit.too_much': { status: 200, code: 60_074 },
  'e_invoice.other_state': { status: 200, code: 60_075 },
  ...bankErrors,
  'money.entry_changed': { status: 200, code: 60_087 },
  'money.not_incoming': { status: 200, code: 60_088 },
  'money.item_changed': { status: 200, code: 60_089 },
  'money.too_little': { status: 200, code: 60_090 },
  'money.order_part': { status: 200, code: 60_091 },
  'money.credit_left': { status: 200, code: 60_092 },
  'money.other_currency': { status: 200, code: 60_093 },
  'money.foreign_account': { status: 200, code: 60_094 },
  'money.order_handled': { status: 200, code: 60_095 },
  'reminder.changed': { status: 200, code: 60_110 },
  'reminder.not_disputable': { status: 200, code: 60_112 },
  'reminder.no_seller': { status: 200, code: 60_113 },
  'money.payment_undone': { status: 200, code: 60_109 },
  'money.refund_undone': { status: 200, code: 60_121 },
  'money.used_since': { status: 200, code: 60_096 },
  'money.reserved': { status: 200, code: 60_097 },
  ...financeErrors,
  ...returnErrors,
  'order_file.empty': { status: 200, code: 50_111 },
  'order_file.too_large': { status: 200, code: 50_112 },
  'order_file.other_type': { status: 200, code: 50_113 },
  'order_file.broken': { status: 200, code: 50_114 },
  'order_file.one_at_a_time': { status: 200, code: 50_115 },
  'order_file.too_many': { status: 200, code: 50_116 },
  ...attachmentErrors,
  ...tableErrors,
  'customer.decided': { status: 200, code: 60_002 },
  'customer.other_state': { status: 200, code: 60_003 },
  'customer.has_password': { status: 200, code: 60_004 },
  'impersonation.not_allowed': { status: 403, code: 403 },
  'impersonation.suspended': { status: 200, code: 60_007 },
  'customer.changed': { status: 200, code: 60_005 },
  'customer.other_currency': { status: 200, code: 60_006 },
  'colleague.last_admin': { status: 200, code: 60_031 },
  'colleague.self': { status: 200, code: 60_032 },
  'colleague.suspended': { status: 200, code: 60_033 },
  ...siteErrors,
  'desk.too_many_views': { status: 200, code: 60_061 },
  'note.not_author': { status: 200, code: 60_062 },
  'note.changed': { status: 200, code: 60_063 },
  'outbox.already_sent': { status: 200, code: 60_001 },
}

/** The envelope of every refusal. */
export type Failure = {
  code: number
  msg: string
  data: { reason: ErrorCode; fields: string[]; details?: unknown }
}

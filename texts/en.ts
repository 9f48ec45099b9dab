import { account } from './en/account.ts'
import { accountPrice } from './en/account-price.ts'
import { address } from './en/address.ts'
import { audit } from './en/audit.ts'
import { authenticator } from './en/authenticator.ts'
import { backOrder } from './en/back-order.ts'
import { basket } from './en/basket.ts'
import { basketLine } from './en/basket-line.ts'
import { bulkOrder } from './en/bulk-order.ts'
import { carrier } from './en/carrier.ts'
import { catalogue } from './en/catalogue.ts'
import { colleague } from './en/colleague.ts'
import { company } from './en/company.ts'
import { console } from './en/console.ts'
import { contact } from './en/contact.ts'
import { content } from './en/content.ts'
import { coupon } from './en/coupon.ts'
import { customer } from './en/customer.ts'
import { desk } from './en/desk.ts'
import { errors } from './en/errors.ts'
import { favourites } from './en/favourites.ts'
import { forwarder } from './en/forwarder.ts'
import { home } from './en/home.ts'
import { impersonation } from './en/impersonation.ts'
import { layout } from './en/layout.ts'
import { mail } from './en/mail.ts'
import { notification } from './en/notification.ts'
import { order } from './en/order.ts'
import { orderChange } from './en/order-change.ts'
import { orderFile } from './en/order-file.ts'
import { orderSplit } from './en/order-split.ts'
import { outbox } from './en/outbox.ts'
import { page } from './en/page.ts'
import { password } from './en/password.ts'
import { payment } from './en/payment.ts'
import { priceChange } from './en/price-change.ts'
import { profile } from './en/profile.ts'
import { promotion } from './en/promotion.ts'
import { quickOrder } from './en/quick-order.ts'
import { registration } from './en/registration.ts'
import { instead } from './en/replacement.ts'
import { session } from './en/session.ts'
import { shipTo } from './en/ship-to.ts'
import { shipment } from './en/shipment.ts'
import { site } from './en/site.ts'
import { siteSettings } from './en/site-settings.ts'
import { today } from './en/today.ts'
import { toolbar } from './en/toolbar.ts'
import { ui } from './en/ui.ts'
import { vat } from './en/vat.ts'
import { verification } from './en/verification.ts'

/** The key list: every other language has exactly these keys or does not compile. Messages are ICU. */
export const en = {
  ...errors,
  ...authenticator,
  ...colleague,
  ...carrier,
  ...siteSettings,
  ...today,
  ...desk,
  ...ui,
  ...layout,
  ...session,
  ...profile,
  ...verification,
  ...site,
  ...catalogue,
  ...basket,
  ...basketLine,
  ...favourites,
  ...notification,
  ...order,
  ...orderFile,
  ...backOrder,
  ...forwarder,
  ...priceChange,
  ...coupon,
  ...promotion,
  ...toolbar,
  ...page,
  ...vat,
  ...mail,
  ...home,
  ...content,
  ...contact,
  ...company,
  ...quickOrder,
  ...registration,
  ...password,
  ...accountPrice,
  ...account,
  ...address,
  ...shipment,
  ...payment,
  ...bulkOrder,
  ...orderSplit,
  ...impersonation,
  ...instead,
  ...orderChange,
  ...shipTo,
  ...outbox,
  ...customer,
  ...console,
  ...audit,
}

export type TextKey = keyof typeof en
export type Texts = Record<TextKey, string>

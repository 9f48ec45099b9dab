import type { Texts } from './en.ts'
import { account } from './fr/account.ts'
import { accountPrice } from './fr/account-price.ts'
import { address } from './fr/address.ts'
import { audit } from './fr/audit.ts'
import { authenticator } from './fr/authenticator.ts'
import { backOrder } from './fr/back-order.ts'
import { basket } from './fr/basket.ts'
import { basketLine } from './fr/basket-line.ts'
import { bulkOrder } from './fr/bulk-order.ts'
import { carrier } from './fr/carrier.ts'
import { catalogue } from './fr/catalogue.ts'
import { colleague } from './fr/colleague.ts'
import { company } from './fr/company.ts'
import { console } from './fr/console.ts'
import { contact } from './fr/contact.ts'
import { content } from './fr/content.ts'
import { coupon } from './fr/coupon.ts'
import { customer } from './fr/customer.ts'
import { desk } from './fr/desk.ts'
import { errors } from './fr/errors.ts'
import { favourites } from './fr/favourites.ts'
import { forwarder } from './fr/forwarder.ts'
import { home } from './fr/home.ts'
import { impersonation } from './fr/impersonation.ts'
import { layout } from './fr/layout.ts'
import { mail } from './fr/mail.ts'
import { notification } from './fr/notification.ts'
import { order } from './fr/order.ts'
import { orderChange } from './fr/order-change.ts'
import { orderFile } from './fr/order-file.ts'
import { orderSplit } from './fr/order-split.ts'
import { outbox } from './fr/outbox.ts'
import { page } from './fr/page.ts'
import { password } from './fr/password.ts'
import { payment } from './fr/payment.ts'
import { priceChange } from './fr/price-change.ts'
import { profile } from './fr/profile.ts'
import { promotion } from './fr/promotion.ts'
import { quickOrder } from './fr/quick-order.ts'
import { registration } from './fr/registration.ts'
import { instead } from './fr/replacement.ts'
import { session } from './fr/session.ts'
import { shipTo } from './fr/ship-to.ts'
import { shipment } from './fr/shipment.ts'
import { site } from './fr/site.ts'
import { siteSettings } from './fr/site-settings.ts'
import { today } from './fr/today.ts'
import { toolbar } from './fr/toolbar.ts'
import { ui } from './fr/ui.ts'
import { vat } from './fr/vat.ts'
import { verification } from './fr/verification.ts'

export const fr: Texts = {
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

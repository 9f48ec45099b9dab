import { account } from './de/account.ts'
import { accountPrice } from './de/account-price.ts'
import { address } from './de/address.ts'
import { audit } from './de/audit.ts'
import { authenticator } from './de/authenticator.ts'
import { backOrder } from './de/back-order.ts'
import { basket } from './de/basket.ts'
import { basketLine } from './de/basket-line.ts'
import { bulkOrder } from './de/bulk-order.ts'
import { carrier } from './de/carrier.ts'
import { catalogue } from './de/catalogue.ts'
import { colleague } from './de/colleague.ts'
import { company } from './de/company.ts'
import { console } from './de/console.ts'
import { contact } from './de/contact.ts'
import { content } from './de/content.ts'
import { coupon } from './de/coupon.ts'
import { customer } from './de/customer.ts'
import { desk } from './de/desk.ts'
import { errors } from './de/errors.ts'
import { favourites } from './de/favourites.ts'
import { forwarder } from './de/forwarder.ts'
import { home } from './de/home.ts'
import { impersonation } from './de/impersonation.ts'
import { layout } from './de/layout.ts'
import { mail } from './de/mail.ts'
import { notification } from './de/notification.ts'
import { order } from './de/order.ts'
import { orderChange } from './de/order-change.ts'
import { orderFile } from './de/order-file.ts'
import { orderSplit } from './de/order-split.ts'
import { outbox } from './de/outbox.ts'
import { page } from './de/page.ts'
import { password } from './de/password.ts'
import { payment } from './de/payment.ts'
import { priceChange } from './de/price-change.ts'
import { profile } from './de/profile.ts'
import { promotion } from './de/promotion.ts'
import { quickOrder } from './de/quick-order.ts'
import { registration } from './de/registration.ts'
import { instead } from './de/replacement.ts'
import { session } from './de/session.ts'
import { shipTo } from './de/ship-to.ts'
import { shipment } from './de/shipment.ts'
import { site } from './de/site.ts'
import { siteSettings } from './de/site-settings.ts'
import { today } from './de/today.ts'
import { toolbar } from './de/toolbar.ts'
import { ui } from './de/ui.ts'
import { vat } from './de/vat.ts'
import { verification } from './de/verification.ts'
import type { Texts } from './en.ts'

export const de: Texts = {
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

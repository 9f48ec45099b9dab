import type { Texts } from './en.ts'
import { account } from './it/account.ts'
import { accountPrice } from './it/account-price.ts'
import { address } from './it/address.ts'
import { audit } from './it/audit.ts'
import { authenticator } from './it/authenticator.ts'
import { backOrder } from './it/back-order.ts'
import { basket } from './it/basket.ts'
import { basketLine } from './it/basket-line.ts'
import { bulkOrder } from './it/bulk-order.ts'
import { carrier } from './it/carrier.ts'
import { catalogue } from './it/catalogue.ts'
import { colleague } from './it/colleague.ts'
import { company } from './it/company.ts'
import { console } from './it/console.ts'
import { contact } from './it/contact.ts'
import { content } from './it/content.ts'
import { coupon } from './it/coupon.ts'
import { customer } from './it/customer.ts'
import { desk } from './it/desk.ts'
import { errors } from './it/errors.ts'
import { favourites } from './it/favourites.ts'
import { forwarder } from './it/forwarder.ts'
import { home } from './it/home.ts'
import { impersonation } from './it/impersonation.ts'
import { layout } from './it/layout.ts'
import { mail } from './it/mail.ts'
import { notification } from './it/notification.ts'
import { order } from './it/order.ts'
import { orderChange } from './it/order-change.ts'
import { orderFile } from './it/order-file.ts'
import { orderSplit } from './it/order-split.ts'
import { outbox } from './it/outbox.ts'
import { page } from './it/page.ts'
import { password } from './it/password.ts'
import { payment } from './it/payment.ts'
import { priceChange } from './it/price-change.ts'
import { profile } from './it/profile.ts'
import { promotion } from './it/promotion.ts'
import { quickOrder } from './it/quick-order.ts'
import { registration } from './it/registration.ts'
import { instead } from './it/replacement.ts'
import { session } from './it/session.ts'
import { shipTo } from './it/ship-to.ts'
import { shipment } from './it/shipment.ts'
import { site } from './it/site.ts'
import { siteSettings } from './it/site-settings.ts'
import { today } from './it/today.ts'
import { toolbar } from './it/toolbar.ts'
import { ui } from './it/ui.ts'
import { vat } from './it/vat.ts'
import { verification } from './it/verification.ts'

export const it: Texts = {
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

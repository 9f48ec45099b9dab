import type { Texts } from './en.ts'
import { account } from './pl/account.ts'
import { accountPrice } from './pl/account-price.ts'
import { address } from './pl/address.ts'
import { audit } from './pl/audit.ts'
import { authenticator } from './pl/authenticator.ts'
import { backOrder } from './pl/back-order.ts'
import { basket } from './pl/basket.ts'
import { basketLine } from './pl/basket-line.ts'
import { bulkOrder } from './pl/bulk-order.ts'
import { carrier } from './pl/carrier.ts'
import { catalogue } from './pl/catalogue.ts'
import { colleague } from './pl/colleague.ts'
import { company } from './pl/company.ts'
import { console } from './pl/console.ts'
import { contact } from './pl/contact.ts'
import { content } from './pl/content.ts'
import { coupon } from './pl/coupon.ts'
import { customer } from './pl/customer.ts'
import { desk } from './pl/desk.ts'
import { errors } from './pl/errors.ts'
import { favourites } from './pl/favourites.ts'
import { forwarder } from './pl/forwarder.ts'
import { home } from './pl/home.ts'
import { impersonation } from './pl/impersonation.ts'
import { layout } from './pl/layout.ts'
import { mail } from './pl/mail.ts'
import { notification } from './pl/notification.ts'
import { order } from './pl/order.ts'
import { orderChange } from './pl/order-change.ts'
import { orderFile } from './pl/order-file.ts'
import { orderSplit } from './pl/order-split.ts'
import { outbox } from './pl/outbox.ts'
import { page } from './pl/page.ts'
import { password } from './pl/password.ts'
import { payment } from './pl/payment.ts'
import { priceChange } from './pl/price-change.ts'
import { profile } from './pl/profile.ts'
import { promotion } from './pl/promotion.ts'
import { quickOrder } from './pl/quick-order.ts'
import { registration } from './pl/registration.ts'
import { instead } from './pl/replacement.ts'
import { session } from './pl/session.ts'
import { shipTo } from './pl/ship-to.ts'
import { shipment } from './pl/shipment.ts'
import { site } from './pl/site.ts'
import { siteSettings } from './pl/site-settings.ts'
import { today } from './pl/today.ts'
import { toolbar } from './pl/toolbar.ts'
import { ui } from './pl/ui.ts'
import { vat } from './pl/vat.ts'
import { verification } from './pl/verification.ts'

export const pl: Texts = {
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

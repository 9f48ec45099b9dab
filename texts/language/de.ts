// Written by `npm run texts`: every subject has a folder beside this one.
import { texts as account } from '../account/de.ts'
import { texts as accountPrice } from '../account-price/de.ts'
import { texts as address } from '../address/de.ts'
import { texts as audit } from '../audit/de.ts'
import { texts as authenticator } from '../authenticator/de.ts'
import { texts as backOrder } from '../back-order/de.ts'
import { texts as bankTable } from '../bank-table/de.ts'
import { texts as basket } from '../basket/de.ts'
import { texts as basketLine } from '../basket-line/de.ts'
import { texts as batchNote } from '../batch-note/de.ts'
import { texts as bulkOrder } from '../bulk-order/de.ts'
import { texts as cancellation } from '../cancellation/de.ts'
import { texts as carrier } from '../carrier/de.ts'
import { texts as catalogue } from '../catalogue/de.ts'
import { texts as colleague } from '../colleague/de.ts'
import { texts as company } from '../company/de.ts'
import { texts as console } from '../console/de.ts'
import { texts as contact } from '../contact/de.ts'
import { texts as content } from '../content/de.ts'
import { texts as coupon } from '../coupon/de.ts'
import { texts as creditNote } from '../credit-note/de.ts'
import { texts as customer } from '../customer/de.ts'
import { texts as desk } from '../desk/de.ts'
import { texts as eInvoice } from '../e-invoice/de.ts'
import { texts as errors } from '../errors/de.ts'
import { texts as favourites } from '../favourites/de.ts'
import { texts as finance } from '../finance/de.ts'
import { texts as forwarder } from '../forwarder/de.ts'
import { texts as home } from '../home/de.ts'
import { texts as impersonation } from '../impersonation/de.ts'
import { texts as invoice } from '../invoice/de.ts'
import { texts as invoiceSettings } from '../invoice-settings/de.ts'
import { texts as layout } from '../layout/de.ts'
import { texts as mail } from '../mail/de.ts'
import { texts as money } from '../money/de.ts'
import { texts as moneyAccount } from '../money-account/de.ts'
import { texts as moneyReminder } from '../money-reminder/de.ts'
import { texts as morning } from '../morning/de.ts'
import { texts as notification } from '../notification/de.ts'
import { texts as order } from '../order/de.ts'
import { texts as orderChange } from '../order-change/de.ts'
import { texts as orderFile } from '../order-file/de.ts'
import { texts as orderSplit } from '../order-split/de.ts'
import { texts as orderUpdate } from '../order-update/de.ts'
import { texts as outbox } from '../outbox/de.ts'
import { texts as overview } from '../overview/de.ts'
import { texts as page } from '../page/de.ts'
import { texts as parts } from '../parts/de.ts'
import { texts as password } from '../password/de.ts'
import { texts as payment } from '../payment/de.ts'
import { texts as priceChange } from '../price-change/de.ts'
import { texts as profile } from '../profile/de.ts'
import { texts as promotion } from '../promotion/de.ts'
import { texts as quickOrder } from '../quick-order/de.ts'
import { texts as registration } from '../registration/de.ts'
import { texts as reminder } from '../reminder/de.ts'
import { texts as replacement } from '../replacement/de.ts'
import { texts as returnDesk } from '../return-desk/de.ts'
import { texts as returnException } from '../return-exception/de.ts'
import { texts as returnMail } from '../return-mail/de.ts'
import { texts as returnPaper } from '../return-paper/de.ts'
import { texts as rma } from '../rma/de.ts'
import { texts as session } from '../session/de.ts'
import { texts as shipTo } from '../ship-to/de.ts'
import { texts as shipment } from '../shipment/de.ts'
import { texts as shippingDocument } from '../shipping-document/de.ts'
import { texts as site } from '../site/de.ts'
import { texts as siteSettings } from '../site-settings/de.ts'
import { texts as standing } from '../standing/de.ts'
import { texts as statement } from '../statement/de.ts'
import { texts as table } from '../table/de.ts'
import { texts as today } from '../today/de.ts'
import { texts as toolbar } from '../toolbar/de.ts'
import { texts as tracking } from '../tracking/de.ts'
import { texts as ui } from '../ui/de.ts'
import { texts as vat } from '../vat/de.ts'
import { texts as verification } from '../verification/de.ts'
import { texts as warehouse } from '../warehouse/de.ts'
import type { Texts } from './en.ts'

export const de: Texts = {
  ...account,
  ...accountPrice,
  ...address,
  ...audit,
  ...authenticator,
  ...backOrder,
  ...bankTable,
  ...basket,
  ...basketLine,
  ...batchNote,
  ...bulkOrder,
  ...cancellation,
  ...carrier,
  ...catalogue,
  ...colleague,
  ...company,
  ...console,
  ...contact,
  ...content,
  ...coupon,
  ...creditNote,
  ...customer,
  ...desk,
  ...eInvoice,
  ...errors,
  ...favourites,
  ...finance,
  ...forwarder,
  ...home,
  ...impersonation,
  ...invoice,
  ...invoiceSettings,
  ...layout,
  ...mail,
  ...money,
  ...moneyAccount,
  ...moneyReminder,
  ...morning,
  ...notification,
  ...order,
  ...orderChange,
  ...orderFile,
  ...orderSplit,
  ...orderUpdate,
  ...outbox,
  ...overview,
  ...page,
  ...parts,
  ...password,
  ...payment,
  ...priceChange,
  ...profile,
  ...promotion,
  ...quickOrder,
  ...registration,
  ...reminder,
  ...replacement,
  ...returnDesk,
  ...returnException,
  ...returnMail,
  ...returnPaper,
  ...rma,
  ...session,
  ...shipTo,
  ...shipment,
  ...shippingDocument,
  ...site,
  ...siteSettings,
  ...standing,
  ...statement,
  ...table,
  ...today,
  ...toolbar,
  ...tracking,
  ...ui,
  ...vat,
  ...verification,
  ...warehouse,
}

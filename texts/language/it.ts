// Written by `npm run texts`: every subject has a folder beside this one.
import { texts as account } from '../account/it.ts'
import { texts as accountPrice } from '../account-price/it.ts'
import { texts as address } from '../address/it.ts'
import { texts as audit } from '../audit/it.ts'
import { texts as authenticator } from '../authenticator/it.ts'
import { texts as backOrder } from '../back-order/it.ts'
import { texts as bankTable } from '../bank-table/it.ts'
import { texts as basket } from '../basket/it.ts'
import { texts as basketLine } from '../basket-line/it.ts'
import { texts as batchNote } from '../batch-note/it.ts'
import { texts as bulkOrder } from '../bulk-order/it.ts'
import { texts as cancellation } from '../cancellation/it.ts'
import { texts as carrier } from '../carrier/it.ts'
import { texts as catalogue } from '../catalogue/it.ts'
import { texts as colleague } from '../colleague/it.ts'
import { texts as company } from '../company/it.ts'
import { texts as console } from '../console/it.ts'
import { texts as contact } from '../contact/it.ts'
import { texts as content } from '../content/it.ts'
import { texts as coupon } from '../coupon/it.ts'
import { texts as creditNote } from '../credit-note/it.ts'
import { texts as customer } from '../customer/it.ts'
import { texts as desk } from '../desk/it.ts'
import { texts as eInvoice } from '../e-invoice/it.ts'
import { texts as errors } from '../errors/it.ts'
import { texts as favourites } from '../favourites/it.ts'
import { texts as finance } from '../finance/it.ts'
import { texts as forwarder } from '../forwarder/it.ts'
import { texts as home } from '../home/it.ts'
import { texts as impersonation } from '../impersonation/it.ts'
import { texts as invoice } from '../invoice/it.ts'
import { texts as invoiceSettings } from '../invoice-settings/it.ts'
import { texts as layout } from '../layout/it.ts'
import { texts as mail } from '../mail/it.ts'
import { texts as money } from '../money/it.ts'
import { texts as moneyAccount } from '../money-account/it.ts'
import { texts as moneyReminder } from '../money-reminder/it.ts'
import { texts as morning } from '../morning/it.ts'
import { texts as notification } from '../notification/it.ts'
import { texts as order } from '../order/it.ts'
import { texts as orderChange } from '../order-change/it.ts'
import { texts as orderFile } from '../order-file/it.ts'
import { texts as orderSplit } from '../order-split/it.ts'
import { texts as orderUpdate } from '../order-update/it.ts'
import { texts as outbox } from '../outbox/it.ts'
import { texts as overview } from '../overview/it.ts'
import { texts as page } from '../page/it.ts'
import { texts as parts } from '../parts/it.ts'
import { texts as password } from '../password/it.ts'
import { texts as payment } from '../payment/it.ts'
import { texts as priceChange } from '../price-change/it.ts'
import { texts as profile } from '../profile/it.ts'
import { texts as promotion } from '../promotion/it.ts'
import { texts as quickOrder } from '../quick-order/it.ts'
import { texts as registration } from '../registration/it.ts'
import { texts as reminder } from '../reminder/it.ts'
import { texts as replacement } from '../replacement/it.ts'
import { texts as returnDesk } from '../return-desk/it.ts'
import { texts as returnException } from '../return-exception/it.ts'
import { texts as returnMail } from '../return-mail/it.ts'
import { texts as returnPaper } from '../return-paper/it.ts'
import { texts as rma } from '../rma/it.ts'
import { texts as session } from '../session/it.ts'
import { texts as shipTo } from '../ship-to/it.ts'
import { texts as shipment } from '../shipment/it.ts'
import { texts as shippingDocument } from '../shipping-document/it.ts'
import { texts as site } from '../site/it.ts'
import { texts as siteSettings } from '../site-settings/it.ts'
import { texts as standing } from '../standing/it.ts'
import { texts as statement } from '../statement/it.ts'
import { texts as table } from '../table/it.ts'
import { texts as today } from '../today/it.ts'
import { texts as toolbar } from '../toolbar/it.ts'
import { texts as tracking } from '../tracking/it.ts'
import { texts as ui } from '../ui/it.ts'
import { texts as vat } from '../vat/it.ts'
import { texts as verification } from '../verification/it.ts'
import { texts as warehouse } from '../warehouse/it.ts'
import type { Texts } from './en.ts'

export const it: Texts = {
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

// Written by `npm run texts`: every subject has a folder beside this one.
import { texts as account } from '../account/pl.ts'
import { texts as accountPrice } from '../account-price/pl.ts'
import { texts as address } from '../address/pl.ts'
import { texts as audit } from '../audit/pl.ts'
import { texts as authenticator } from '../authenticator/pl.ts'
import { texts as backOrder } from '../back-order/pl.ts'
import { texts as bankTable } from '../bank-table/pl.ts'
import { texts as basket } from '../basket/pl.ts'
import { texts as basketLine } from '../basket-line/pl.ts'
import { texts as batchNote } from '../batch-note/pl.ts'
import { texts as bulkOrder } from '../bulk-order/pl.ts'
import { texts as cancellation } from '../cancellation/pl.ts'
import { texts as carrier } from '../carrier/pl.ts'
import { texts as catalogue } from '../catalogue/pl.ts'
import { texts as colleague } from '../colleague/pl.ts'
import { texts as company } from '../company/pl.ts'
import { texts as console } from '../console/pl.ts'
import { texts as contact } from '../contact/pl.ts'
import { texts as content } from '../content/pl.ts'
import { texts as coupon } from '../coupon/pl.ts'
import { texts as creditNote } from '../credit-note/pl.ts'
import { texts as customer } from '../customer/pl.ts'
import { texts as desk } from '../desk/pl.ts'
import { texts as eInvoice } from '../e-invoice/pl.ts'
import { texts as errors } from '../errors/pl.ts'
import { texts as favourites } from '../favourites/pl.ts'
import { texts as finance } from '../finance/pl.ts'
import { texts as forwarder } from '../forwarder/pl.ts'
import { texts as home } from '../home/pl.ts'
import { texts as impersonation } from '../impersonation/pl.ts'
import { texts as invoice } from '../invoice/pl.ts'
import { texts as invoiceSettings } from '../invoice-settings/pl.ts'
import { texts as layout } from '../layout/pl.ts'
import { texts as mail } from '../mail/pl.ts'
import { texts as money } from '../money/pl.ts'
import { texts as moneyAccount } from '../money-account/pl.ts'
import { texts as moneyReminder } from '../money-reminder/pl.ts'
import { texts as morning } from '../morning/pl.ts'
import { texts as notification } from '../notification/pl.ts'
import { texts as order } from '../order/pl.ts'
import { texts as orderChange } from '../order-change/pl.ts'
import { texts as orderFile } from '../order-file/pl.ts'
import { texts as orderSplit } from '../order-split/pl.ts'
import { texts as orderUpdate } from '../order-update/pl.ts'
import { texts as outbox } from '../outbox/pl.ts'
import { texts as overview } from '../overview/pl.ts'
import { texts as page } from '../page/pl.ts'
import { texts as parts } from '../parts/pl.ts'
import { texts as password } from '../password/pl.ts'
import { texts as payment } from '../payment/pl.ts'
import { texts as priceChange } from '../price-change/pl.ts'
import { texts as profile } from '../profile/pl.ts'
import { texts as promotion } from '../promotion/pl.ts'
import { texts as quickOrder } from '../quick-order/pl.ts'
import { texts as registration } from '../registration/pl.ts'
import { texts as reminder } from '../reminder/pl.ts'
import { texts as replacement } from '../replacement/pl.ts'
import { texts as returnDesk } from '../return-desk/pl.ts'
import { texts as returnException } from '../return-exception/pl.ts'
import { texts as returnMail } from '../return-mail/pl.ts'
import { texts as returnPaper } from '../return-paper/pl.ts'
import { texts as rma } from '../rma/pl.ts'
import { texts as session } from '../session/pl.ts'
import { texts as shipTo } from '../ship-to/pl.ts'
import { texts as shipment } from '../shipment/pl.ts'
import { texts as shippingDocument } from '../shipping-document/pl.ts'
import { texts as site } from '../site/pl.ts'
import { texts as siteSettings } from '../site-settings/pl.ts'
import { texts as standing } from '../standing/pl.ts'
import { texts as statement } from '../statement/pl.ts'
import { texts as table } from '../table/pl.ts'
import { texts as today } from '../today/pl.ts'
import { texts as toolbar } from '../toolbar/pl.ts'
import { texts as tracking } from '../tracking/pl.ts'
import { texts as ui } from '../ui/pl.ts'
import { texts as vat } from '../vat/pl.ts'
import { texts as verification } from '../verification/pl.ts'
import { texts as warehouse } from '../warehouse/pl.ts'
import type { Texts } from './en.ts'

export const pl: Texts = {
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

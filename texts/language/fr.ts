// Written by `npm run texts`: every subject has a folder beside this one.
import { texts as account } from '../account/fr.ts'
import { texts as accountPrice } from '../account-price/fr.ts'
import { texts as address } from '../address/fr.ts'
import { texts as audit } from '../audit/fr.ts'
import { texts as authenticator } from '../authenticator/fr.ts'
import { texts as backOrder } from '../back-order/fr.ts'
import { texts as bankTable } from '../bank-table/fr.ts'
import { texts as basket } from '../basket/fr.ts'
import { texts as basketLine } from '../basket-line/fr.ts'
import { texts as batchNote } from '../batch-note/fr.ts'
import { texts as bulkOrder } from '../bulk-order/fr.ts'
import { texts as cancellation } from '../cancellation/fr.ts'
import { texts as carrier } from '../carrier/fr.ts'
import { texts as catalogue } from '../catalogue/fr.ts'
import { texts as colleague } from '../colleague/fr.ts'
import { texts as company } from '../company/fr.ts'
import { texts as console } from '../console/fr.ts'
import { texts as contact } from '../contact/fr.ts'
import { texts as content } from '../content/fr.ts'
import { texts as coupon } from '../coupon/fr.ts'
import { texts as creditNote } from '../credit-note/fr.ts'
import { texts as customer } from '../customer/fr.ts'
import { texts as desk } from '../desk/fr.ts'
import { texts as eInvoice } from '../e-invoice/fr.ts'
import { texts as errors } from '../errors/fr.ts'
import { texts as favourites } from '../favourites/fr.ts'
import { texts as finance } from '../finance/fr.ts'
import { texts as forwarder } from '../forwarder/fr.ts'
import { texts as home } from '../home/fr.ts'
import { texts as impersonation } from '../impersonation/fr.ts'
import { texts as invoice } from '../invoice/fr.ts'
import { texts as invoiceSettings } from '../invoice-settings/fr.ts'
import { texts as layout } from '../layout/fr.ts'
import { texts as mail } from '../mail/fr.ts'
import { texts as money } from '../money/fr.ts'
import { texts as moneyAccount } from '../money-account/fr.ts'
import { texts as moneyReminder } from '../money-reminder/fr.ts'
import { texts as morning } from '../morning/fr.ts'
import { texts as notification } from '../notification/fr.ts'
import { texts as order } from '../order/fr.ts'
import { texts as orderChange } from '../order-change/fr.ts'
import { texts as orderFile } from '../order-file/fr.ts'
import { texts as orderSplit } from '../order-split/fr.ts'
import { texts as orderUpdate } from '../order-update/fr.ts'
import { texts as outbox } from '../outbox/fr.ts'
import { texts as overview } from '../overview/fr.ts'
import { texts as page } from '../page/fr.ts'
import { texts as parts } from '../parts/fr.ts'
import { texts as password } from '../password/fr.ts'
import { texts as payment } from '../payment/fr.ts'
import { texts as priceChange } from '../price-change/fr.ts'
import { texts as profile } from '../profile/fr.ts'
import { texts as promotion } from '../promotion/fr.ts'
import { texts as quickOrder } from '../quick-order/fr.ts'
import { texts as registration } from '../registration/fr.ts'
import { texts as reminder } from '../reminder/fr.ts'
import { texts as replacement } from '../replacement/fr.ts'
import { texts as returnDesk } from '../return-desk/fr.ts'
import { texts as returnException } from '../return-exception/fr.ts'
import { texts as returnMail } from '../return-mail/fr.ts'
import { texts as returnPaper } from '../return-paper/fr.ts'
import { texts as rma } from '../rma/fr.ts'
import { texts as session } from '../session/fr.ts'
import { texts as shipTo } from '../ship-to/fr.ts'
import { texts as shipment } from '../shipment/fr.ts'
import { texts as shippingDocument } from '../shipping-document/fr.ts'
import { texts as site } from '../site/fr.ts'
import { texts as siteSettings } from '../site-settings/fr.ts'
import { texts as standing } from '../standing/fr.ts'
import { texts as statement } from '../statement/fr.ts'
import { texts as table } from '../table/fr.ts'
import { texts as today } from '../today/fr.ts'
import { texts as toolbar } from '../toolbar/fr.ts'
import { texts as tracking } from '../tracking/fr.ts'
import { texts as ui } from '../ui/fr.ts'
import { texts as vat } from '../vat/fr.ts'
import { texts as verification } from '../verification/fr.ts'
import { texts as warehouse } from '../warehouse/fr.ts'
import type { Texts } from './en.ts'

export const fr: Texts = {
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

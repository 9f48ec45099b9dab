// Written by `npm run texts`: every subject has a folder beside this one.
import { texts as account } from '../account/en.ts'
import { texts as accountPrice } from '../account-price/en.ts'
import { texts as address } from '../address/en.ts'
import { texts as audit } from '../audit/en.ts'
import { texts as authenticator } from '../authenticator/en.ts'
import { texts as backOrder } from '../back-order/en.ts'
import { texts as bankTable } from '../bank-table/en.ts'
import { texts as basket } from '../basket/en.ts'
import { texts as basketLine } from '../basket-line/en.ts'
import { texts as batchNote } from '../batch-note/en.ts'
import { texts as bulkOrder } from '../bulk-order/en.ts'
import { texts as cancellation } from '../cancellation/en.ts'
import { texts as carrier } from '../carrier/en.ts'
import { texts as catalogue } from '../catalogue/en.ts'
import { texts as colleague } from '../colleague/en.ts'
import { texts as company } from '../company/en.ts'
import { texts as console } from '../console/en.ts'
import { texts as contact } from '../contact/en.ts'
import { texts as content } from '../content/en.ts'
import { texts as coupon } from '../coupon/en.ts'
import { texts as creditNote } from '../credit-note/en.ts'
import { texts as customer } from '../customer/en.ts'
import { texts as desk } from '../desk/en.ts'
import { texts as eInvoice } from '../e-invoice/en.ts'
import { texts as errors } from '../errors/en.ts'
import { texts as favourites } from '../favourites/en.ts'
import { texts as finance } from '../finance/en.ts'
import { texts as forwarder } from '../forwarder/en.ts'
import { texts as home } from '../home/en.ts'
import { texts as impersonation } from '../impersonation/en.ts'
import { texts as invoice } from '../invoice/en.ts'
import { texts as invoiceSettings } from '../invoice-settings/en.ts'
import { texts as layout } from '../layout/en.ts'
import { texts as mail } from '../mail/en.ts'
import { texts as money } from '../money/en.ts'
import { texts as moneyAccount } from '../money-account/en.ts'
import { texts as moneyReminder } from '../money-reminder/en.ts'
import { texts as morning } from '../morning/en.ts'
import { texts as notification } from '../notification/en.ts'
import { texts as order } from '../order/en.ts'
import { texts as orderChange } from '../order-change/en.ts'
import { texts as orderFile } from '../order-file/en.ts'
import { texts as orderSplit } from '../order-split/en.ts'
import { texts as orderUpdate } from '../order-update/en.ts'
import { texts as outbox } from '../outbox/en.ts'
import { texts as overview } from '../overview/en.ts'
import { texts as page } from '../page/en.ts'
import { texts as parts } from '../parts/en.ts'
import { texts as password } from '../password/en.ts'
import { texts as payment } from '../payment/en.ts'
import { texts as priceChange } from '../price-change/en.ts'
import { texts as profile } from '../profile/en.ts'
import { texts as promotion } from '../promotion/en.ts'
import { texts as quickOrder } from '../quick-order/en.ts'
import { texts as registration } from '../registration/en.ts'
import { texts as reminder } from '../reminder/en.ts'
import { texts as replacement } from '../replacement/en.ts'
import { texts as returnDesk } from '../return-desk/en.ts'
import { texts as returnException } from '../return-exception/en.ts'
import { texts as returnMail } from '../return-mail/en.ts'
import { texts as returnPaper } from '../return-paper/en.ts'
import { texts as rma } from '../rma/en.ts'
import { texts as session } from '../session/en.ts'
import { texts as shipTo } from '../ship-to/en.ts'
import { texts as shipment } from '../shipment/en.ts'
import { texts as shippingDocument } from '../shipping-document/en.ts'
import { texts as site } from '../site/en.ts'
import { texts as siteSettings } from '../site-settings/en.ts'
import { texts as standing } from '../standing/en.ts'
import { texts as statement } from '../statement/en.ts'
import { texts as table } from '../table/en.ts'
import { texts as today } from '../today/en.ts'
import { texts as toolbar } from '../toolbar/en.ts'
import { texts as tracking } from '../tracking/en.ts'
import { texts as ui } from '../ui/en.ts'
import { texts as vat } from '../vat/en.ts'
import { texts as verification } from '../verification/en.ts'
import { texts as warehouse } from '../warehouse/en.ts'

export const en = {
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

/** The keys of all texts: every other language has exactly these, or does not compile. */
export type TextKey = keyof typeof en
export type Texts = Record<TextKey, string>

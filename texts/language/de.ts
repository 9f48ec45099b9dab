// Written by `npm run texts`: every subject has a folder beside this one.
import { texts as basketBasket } from '../basket/basket/de.ts'
import { texts as basketBasketLine } from '../basket/basket-line/de.ts'
import { texts as basketFavourites } from '../basket/favourites/de.ts'
import { texts as basketPriceChange } from '../basket/price-change/de.ts'
import { texts as basketQuickOrder } from '../basket/quick-order/de.ts'
import { texts as basketReplacement } from '../basket/replacement/de.ts'
import { texts as basketToolbar } from '../basket/toolbar/de.ts'
import { texts as catalogueAccountPrice } from '../catalogue/account-price/de.ts'
import { texts as catalogueCatalogue } from '../catalogue/catalogue/de.ts'
import { texts as catalogueContent } from '../catalogue/content/de.ts'
import { texts as catalogueCoupon } from '../catalogue/coupon/de.ts'
import { texts as catalogueHome } from '../catalogue/home/de.ts'
import { texts as catalogueMorning } from '../catalogue/morning/de.ts'
import { texts as cataloguePage } from '../catalogue/page/de.ts'
import { texts as cataloguePromotion } from '../catalogue/promotion/de.ts'
import { texts as customerAccount } from '../customer/account/de.ts'
import { texts as customerAddress } from '../customer/address/de.ts'
import { texts as customerCompany } from '../customer/company/de.ts'
import { texts as customerConsole } from '../customer/console/de.ts'
import { texts as customerContact } from '../customer/contact/de.ts'
import { texts as customerImpersonation } from '../customer/impersonation/de.ts'
import { texts as customerInvoiceSettings } from '../customer/invoice-settings/de.ts'
import { texts as customerNotification } from '../customer/notification/de.ts'
import { texts as customerRegistration } from '../customer/registration/de.ts'
import { texts as errors } from '../errors/de.ts'
import { texts as fulfilmentCancellation } from '../fulfilment/cancellation/de.ts'
import { texts as fulfilmentCarrier } from '../fulfilment/carrier/de.ts'
import { texts as fulfilmentOrderChange } from '../fulfilment/order-change/de.ts'
import { texts as fulfilmentOrderManagement } from '../fulfilment/order-management/de.ts'
import { texts as fulfilmentPromiseReport } from '../fulfilment/promise-report/de.ts'
import { texts as fulfilmentPurchaseOrder } from '../fulfilment/purchase-order/de.ts'
import { texts as fulfilmentShipment } from '../fulfilment/shipment/de.ts'
import { texts as fulfilmentShippingDocument } from '../fulfilment/shipping-document/de.ts'
import { texts as fulfilmentTracking } from '../fulfilment/tracking/de.ts'
import { texts as fulfilmentWarehouse } from '../fulfilment/warehouse/de.ts'
import { texts as identityAuthenticator } from '../identity/authenticator/de.ts'
import { texts as identityPassword } from '../identity/password/de.ts'
import { texts as identitySession } from '../identity/session/de.ts'
import { texts as identityVerification } from '../identity/verification/de.ts'
import { texts as invoiceBookkeeping } from '../invoice/bookkeeping/de.ts'
import { texts as invoiceEInvoice } from '../invoice/e-invoice/de.ts'
import { texts as invoiceInvoice } from '../invoice/invoice/de.ts'
import { texts as invoiceList } from '../invoice/list/de.ts'
import { texts as invoiceSalesReport } from '../invoice/sales-report/de.ts'
import { texts as layout } from '../layout/de.ts'
import { texts as ledgerItems } from '../ledger/items/de.ts'
import { texts as ledgerOverview } from '../ledger/overview/de.ts'
import { texts as ledgerStatement } from '../ledger/statement/de.ts'
import { texts as mail } from '../mail/de.ts'
import { texts as meProfile } from '../me/profile/de.ts'
import { texts as officeAudit } from '../office/audit/de.ts'
import { texts as officeConsole } from '../office/console/de.ts'
import { texts as officeInternalNotes } from '../office/internal-notes/de.ts'
import { texts as officeOutbox } from '../office/outbox/de.ts'
import { texts as officeStaffUser } from '../office/staff-user/de.ts'
import { texts as officeToday } from '../office/today/de.ts'
import { texts as orderBackOrder } from '../order/back-order/de.ts'
import { texts as orderBulkOrder } from '../order/bulk-order/de.ts'
import { texts as orderChange } from '../order/change/de.ts'
import { texts as orderFile } from '../order/file/de.ts'
import { texts as orderForwarder } from '../order/forwarder/de.ts'
import { texts as orderOrder } from '../order/order/de.ts'
import { texts as orderPayment } from '../order/payment/de.ts'
import { texts as orderShipTo } from '../order/ship-to/de.ts'
import { texts as orderSplit } from '../order/split/de.ts'
import { texts as orderUpdate } from '../order/update/de.ts'
import { texts as paymentAccount } from '../payment/account/de.ts'
import { texts as paymentBankTable } from '../payment/bank-table/de.ts'
import { texts as paymentCreditNote } from '../payment/credit-note/de.ts'
import { texts as paymentPayment } from '../payment/payment/de.ts'
import { texts as paymentReminder } from '../payment/reminder/de.ts'
import { texts as paymentReminderRules } from '../payment/reminder-rules/de.ts'
import { texts as returnBatchNote } from '../return/batch-note/de.ts'
import { texts as returnConsole } from '../return/console/de.ts'
import { texts as returnDocuments } from '../return/documents/de.ts'
import { texts as returnException } from '../return/exception/de.ts'
import { texts as returnMail } from '../return/mail/de.ts'
import { texts as returnReturn } from '../return/return/de.ts'
import { texts as siteSending } from '../site/sending/de.ts'
import { texts as siteSettings } from '../site/settings/de.ts'
import { texts as siteSite } from '../site/site/de.ts'
import { texts as siteVat } from '../site/vat/de.ts'
import { texts as standing } from '../standing/de.ts'
import { texts as table } from '../table/de.ts'
import { texts as ui } from '../ui/de.ts'
import type { Texts } from './en.ts'

export const de: Texts = {
  ...basketBasket,
  ...basketBasketLine,
  ...basketFavourites,
  ...basketPriceChange,
  ...basketQuickOrder,
  ...basketReplacement,
  ...basketToolbar,
  ...catalogueAccountPrice,
  ...catalogueCatalogue,
  ...catalogueContent,
  ...catalogueCoupon,
  ...catalogueHome,
  ...catalogueMorning,
  ...cataloguePage,
  ...cataloguePromotion,
  ...customerAccount,
  ...customerAddress,
  ...customerCompany,
  ...customerConsole,
  ...customerContact,
  ...customerImpersonation,
  ...customerInvoiceSettings,
  ...customerNotification,
  ...customerRegistration,
  ...errors,
  ...fulfilmentCancellation,
  ...fulfilmentCarrier,
  ...fulfilmentOrderChange,
  ...fulfilmentOrderManagement,
  ...fulfilmentPromiseReport,
  ...fulfilmentPurchaseOrder,
  ...fulfilmentShipment,
  ...fulfilmentShippingDocument,
  ...fulfilmentTracking,
  ...fulfilmentWarehouse,
  ...identityAuthenticator,
  ...identityPassword,
  ...identitySession,
  ...identityVerification,
  ...invoiceBookkeeping,
  ...invoiceEInvoice,
  ...invoiceInvoice,
  ...invoiceList,
  ...invoiceSalesReport,
  ...layout,
  ...ledgerItems,
  ...ledgerOverview,
  ...ledgerStatement,
  ...mail,
  ...meProfile,
  ...officeAudit,
  ...officeConsole,
  ...officeInternalNotes,
  ...officeOutbox,
  ...officeStaffUser,
  ...officeToday,
  ...orderBackOrder,
  ...orderBulkOrder,
  ...orderChange,
  ...orderFile,
  ...orderForwarder,
  ...orderOrder,
  ...orderPayment,
  ...orderShipTo,
  ...orderSplit,
  ...orderUpdate,
  ...paymentAccount,
  ...paymentBankTable,
  ...paymentCreditNote,
  ...paymentPayment,
  ...paymentReminder,
  ...paymentReminderRules,
  ...returnBatchNote,
  ...returnConsole,
  ...returnDocuments,
  ...returnException,
  ...returnMail,
  ...returnReturn,
  ...siteSending,
  ...siteSettings,
  ...siteSite,
  ...siteVat,
  ...standing,
  ...table,
  ...ui,
}

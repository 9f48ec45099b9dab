// Written by `npm run texts`: every subject has a folder beside this one.
import { texts as basketBasket } from '../basket/basket/en.ts'
import { texts as basketBasketLine } from '../basket/basket-line/en.ts'
import { texts as basketFavourites } from '../basket/favourites/en.ts'
import { texts as basketPriceChange } from '../basket/price-change/en.ts'
import { texts as basketQuickOrder } from '../basket/quick-order/en.ts'
import { texts as basketReplacement } from '../basket/replacement/en.ts'
import { texts as basketToolbar } from '../basket/toolbar/en.ts'
import { texts as catalogueAccountPrice } from '../catalogue/account-price/en.ts'
import { texts as catalogueCatalogue } from '../catalogue/catalogue/en.ts'
import { texts as catalogueContent } from '../catalogue/content/en.ts'
import { texts as catalogueCoupon } from '../catalogue/coupon/en.ts'
import { texts as catalogueHome } from '../catalogue/home/en.ts'
import { texts as catalogueMorning } from '../catalogue/morning/en.ts'
import { texts as cataloguePage } from '../catalogue/page/en.ts'
import { texts as cataloguePromotion } from '../catalogue/promotion/en.ts'
import { texts as customerAccount } from '../customer/account/en.ts'
import { texts as customerAddress } from '../customer/address/en.ts'
import { texts as customerCompany } from '../customer/company/en.ts'
import { texts as customerConsole } from '../customer/console/en.ts'
import { texts as customerContact } from '../customer/contact/en.ts'
import { texts as customerImpersonation } from '../customer/impersonation/en.ts'
import { texts as customerInvoiceSettings } from '../customer/invoice-settings/en.ts'
import { texts as customerNotification } from '../customer/notification/en.ts'
import { texts as customerRegistration } from '../customer/registration/en.ts'
import { texts as errors } from '../errors/en.ts'
import { texts as fulfilmentCancellation } from '../fulfilment/cancellation/en.ts'
import { texts as fulfilmentCarrier } from '../fulfilment/carrier/en.ts'
import { texts as fulfilmentOrderChange } from '../fulfilment/order-change/en.ts'
import { texts as fulfilmentOrderManagement } from '../fulfilment/order-management/en.ts'
import { texts as fulfilmentPromiseReport } from '../fulfilment/promise-report/en.ts'
import { texts as fulfilmentPurchaseOrder } from '../fulfilment/purchase-order/en.ts'
import { texts as fulfilmentShipment } from '../fulfilment/shipment/en.ts'
import { texts as fulfilmentShippingDocument } from '../fulfilment/shipping-document/en.ts'
import { texts as fulfilmentTracking } from '../fulfilment/tracking/en.ts'
import { texts as fulfilmentWarehouse } from '../fulfilment/warehouse/en.ts'
import { texts as identityAuthenticator } from '../identity/authenticator/en.ts'
import { texts as identityPassword } from '../identity/password/en.ts'
import { texts as identitySession } from '../identity/session/en.ts'
import { texts as identityVerification } from '../identity/verification/en.ts'
import { texts as invoiceBookkeeping } from '../invoice/bookkeeping/en.ts'
import { texts as invoiceEInvoice } from '../invoice/e-invoice/en.ts'
import { texts as invoiceInvoice } from '../invoice/invoice/en.ts'
import { texts as invoiceList } from '../invoice/list/en.ts'
import { texts as invoiceSalesReport } from '../invoice/sales-report/en.ts'
import { texts as layout } from '../layout/en.ts'
import { texts as ledgerItems } from '../ledger/items/en.ts'
import { texts as ledgerOverview } from '../ledger/overview/en.ts'
import { texts as ledgerStatement } from '../ledger/statement/en.ts'
import { texts as mail } from '../mail/en.ts'
import { texts as meProfile } from '../me/profile/en.ts'
import { texts as officeAudit } from '../office/audit/en.ts'
import { texts as officeConsole } from '../office/console/en.ts'
import { texts as officeInternalNotes } from '../office/internal-notes/en.ts'
import { texts as officeOutbox } from '../office/outbox/en.ts'
import { texts as officeStaffUser } from '../office/staff-user/en.ts'
import { texts as officeToday } from '../office/today/en.ts'
import { texts as orderBackOrder } from '../order/back-order/en.ts'
import { texts as orderBulkOrder } from '../order/bulk-order/en.ts'
import { texts as orderChange } from '../order/change/en.ts'
import { texts as orderFile } from '../order/file/en.ts'
import { texts as orderForwarder } from '../order/forwarder/en.ts'
import { texts as orderOrder } from '../order/order/en.ts'
import { texts as orderPayment } from '../order/payment/en.ts'
import { texts as orderShipTo } from '../order/ship-to/en.ts'
import { texts as orderSplit } from '../order/split/en.ts'
import { texts as orderUpdate } from '../order/update/en.ts'
import { texts as paymentAccount } from '../payment/account/en.ts'
import { texts as paymentBankTable } from '../payment/bank-table/en.ts'
import { texts as paymentCreditNote } from '../payment/credit-note/en.ts'
import { texts as paymentPayment } from '../payment/payment/en.ts'
import { texts as paymentReminder } from '../payment/reminder/en.ts'
import { texts as paymentReminderRules } from '../payment/reminder-rules/en.ts'
import { texts as returnBatchNote } from '../return/batch-note/en.ts'
import { texts as returnConsole } from '../return/console/en.ts'
import { texts as returnDocuments } from '../return/documents/en.ts'
import { texts as returnException } from '../return/exception/en.ts'
import { texts as returnMail } from '../return/mail/en.ts'
import { texts as returnReturn } from '../return/return/en.ts'
import { texts as siteSending } from '../site/sending/en.ts'
import { texts as siteSettings } from '../site/settings/en.ts'
import { texts as siteSite } from '../site/site/en.ts'
import { texts as siteVat } from '../site/vat/en.ts'
import { texts as standing } from '../standing/en.ts'
import { texts as table } from '../table/en.ts'
import { texts as ui } from '../ui/en.ts'

export const en = {
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

/** The keys of all texts: every other language has exactly these, or does not compile. */
export type TextKey = keyof typeof en
export type Texts = Record<TextKey, string>

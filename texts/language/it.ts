// Written by `npm run texts`: every subject has a folder beside this one.
import { texts as basketBasket } from '../basket/basket/it.ts'
import { texts as basketBasketLine } from '../basket/basket-line/it.ts'
import { texts as basketFavourites } from '../basket/favourites/it.ts'
import { texts as basketPriceChange } from '../basket/price-change/it.ts'
import { texts as basketQuickOrder } from '../basket/quick-order/it.ts'
import { texts as basketReplacement } from '../basket/replacement/it.ts'
import { texts as basketToolbar } from '../basket/toolbar/it.ts'
import { texts as catalogueAccountPrice } from '../catalogue/account-price/it.ts'
import { texts as catalogueCatalogue } from '../catalogue/catalogue/it.ts'
import { texts as catalogueContent } from '../catalogue/content/it.ts'
import { texts as catalogueCoupon } from '../catalogue/coupon/it.ts'
import { texts as catalogueHome } from '../catalogue/home/it.ts'
import { texts as catalogueMorning } from '../catalogue/morning/it.ts'
import { texts as cataloguePage } from '../catalogue/page/it.ts'
import { texts as cataloguePromotion } from '../catalogue/promotion/it.ts'
import { texts as customerAccount } from '../customer/account/it.ts'
import { texts as customerAddress } from '../customer/address/it.ts'
import { texts as customerCompany } from '../customer/company/it.ts'
import { texts as customerConsole } from '../customer/console/it.ts'
import { texts as customerContact } from '../customer/contact/it.ts'
import { texts as customerImpersonation } from '../customer/impersonation/it.ts'
import { texts as customerInvoiceSettings } from '../customer/invoice-settings/it.ts'
import { texts as customerNotification } from '../customer/notification/it.ts'
import { texts as customerRegistration } from '../customer/registration/it.ts'
import { texts as errors } from '../errors/it.ts'
import { texts as fulfilmentCancellation } from '../fulfilment/cancellation/it.ts'
import { texts as fulfilmentCarrier } from '../fulfilment/carrier/it.ts'
import { texts as fulfilmentOrderChange } from '../fulfilment/order-change/it.ts'
import { texts as fulfilmentOrderManagement } from '../fulfilment/order-management/it.ts'
import { texts as fulfilmentPromiseReport } from '../fulfilment/promise-report/it.ts'
import { texts as fulfilmentPurchaseOrder } from '../fulfilment/purchase-order/it.ts'
import { texts as fulfilmentShipment } from '../fulfilment/shipment/it.ts'
import { texts as fulfilmentShippingDocument } from '../fulfilment/shipping-document/it.ts'
import { texts as fulfilmentTracking } from '../fulfilment/tracking/it.ts'
import { texts as fulfilmentWarehouse } from '../fulfilment/warehouse/it.ts'
import { texts as identityAuthenticator } from '../identity/authenticator/it.ts'
import { texts as identityPassword } from '../identity/password/it.ts'
import { texts as identitySession } from '../identity/session/it.ts'
import { texts as identityVerification } from '../identity/verification/it.ts'
import { texts as invoiceBookkeeping } from '../invoice/bookkeeping/it.ts'
import { texts as invoiceEInvoice } from '../invoice/e-invoice/it.ts'
import { texts as invoiceInvoice } from '../invoice/invoice/it.ts'
import { texts as invoiceList } from '../invoice/list/it.ts'
import { texts as invoiceSalesReport } from '../invoice/sales-report/it.ts'
import { texts as layout } from '../layout/it.ts'
import { texts as ledgerItems } from '../ledger/items/it.ts'
import { texts as ledgerOverview } from '../ledger/overview/it.ts'
import { texts as ledgerStatement } from '../ledger/statement/it.ts'
import { texts as mail } from '../mail/it.ts'
import { texts as meProfile } from '../me/profile/it.ts'
import { texts as officeAudit } from '../office/audit/it.ts'
import { texts as officeConsole } from '../office/console/it.ts'
import { texts as officeInternalNotes } from '../office/internal-notes/it.ts'
import { texts as officeOutbox } from '../office/outbox/it.ts'
import { texts as officeStaffUser } from '../office/staff-user/it.ts'
import { texts as officeToday } from '../office/today/it.ts'
import { texts as orderBackOrder } from '../order/back-order/it.ts'
import { texts as orderBulkOrder } from '../order/bulk-order/it.ts'
import { texts as orderChange } from '../order/change/it.ts'
import { texts as orderFile } from '../order/file/it.ts'
import { texts as orderForwarder } from '../order/forwarder/it.ts'
import { texts as orderOrder } from '../order/order/it.ts'
import { texts as orderPayment } from '../order/payment/it.ts'
import { texts as orderShipTo } from '../order/ship-to/it.ts'
import { texts as orderSplit } from '../order/split/it.ts'
import { texts as orderUpdate } from '../order/update/it.ts'
import { texts as paymentAccount } from '../payment/account/it.ts'
import { texts as paymentBankTable } from '../payment/bank-table/it.ts'
import { texts as paymentCreditNote } from '../payment/credit-note/it.ts'
import { texts as paymentPayment } from '../payment/payment/it.ts'
import { texts as paymentReminder } from '../payment/reminder/it.ts'
import { texts as paymentReminderRules } from '../payment/reminder-rules/it.ts'
import { texts as returnBatchNote } from '../return/batch-note/it.ts'
import { texts as returnConsole } from '../return/console/it.ts'
import { texts as returnDocuments } from '../return/documents/it.ts'
import { texts as returnException } from '../return/exception/it.ts'
import { texts as returnMail } from '../return/mail/it.ts'
import { texts as returnReturn } from '../return/return/it.ts'
import { texts as siteSending } from '../site/sending/it.ts'
import { texts as siteSettings } from '../site/settings/it.ts'
import { texts as siteSite } from '../site/site/it.ts'
import { texts as siteVat } from '../site/vat/it.ts'
import { texts as standing } from '../standing/it.ts'
import { texts as table } from '../table/it.ts'
import { texts as ui } from '../ui/it.ts'
import type { Texts } from './en.ts'

export const it: Texts = {
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

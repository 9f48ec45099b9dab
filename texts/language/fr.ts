// Written by `npm run texts`: every subject has a folder beside this one.
import { texts as basketBasket } from '../basket/basket/fr.ts'
import { texts as basketBasketLine } from '../basket/basket-line/fr.ts'
import { texts as basketFavourites } from '../basket/favourites/fr.ts'
import { texts as basketPriceChange } from '../basket/price-change/fr.ts'
import { texts as basketQuickOrder } from '../basket/quick-order/fr.ts'
import { texts as basketReplacement } from '../basket/replacement/fr.ts'
import { texts as basketToolbar } from '../basket/toolbar/fr.ts'
import { texts as catalogueAccountPrice } from '../catalogue/account-price/fr.ts'
import { texts as catalogueCatalogue } from '../catalogue/catalogue/fr.ts'
import { texts as catalogueContent } from '../catalogue/content/fr.ts'
import { texts as catalogueCoupon } from '../catalogue/coupon/fr.ts'
import { texts as catalogueHome } from '../catalogue/home/fr.ts'
import { texts as catalogueMorning } from '../catalogue/morning/fr.ts'
import { texts as cataloguePage } from '../catalogue/page/fr.ts'
import { texts as cataloguePromotion } from '../catalogue/promotion/fr.ts'
import { texts as customerAccount } from '../customer/account/fr.ts'
import { texts as customerAddress } from '../customer/address/fr.ts'
import { texts as customerCompany } from '../customer/company/fr.ts'
import { texts as customerConsole } from '../customer/console/fr.ts'
import { texts as customerContact } from '../customer/contact/fr.ts'
import { texts as customerImpersonation } from '../customer/impersonation/fr.ts'
import { texts as customerInvoiceSettings } from '../customer/invoice-settings/fr.ts'
import { texts as customerNotification } from '../customer/notification/fr.ts'
import { texts as customerRegistration } from '../customer/registration/fr.ts'
import { texts as errors } from '../errors/fr.ts'
import { texts as fulfilmentCancellation } from '../fulfilment/cancellation/fr.ts'
import { texts as fulfilmentCarrier } from '../fulfilment/carrier/fr.ts'
import { texts as fulfilmentOrderChange } from '../fulfilment/order-change/fr.ts'
import { texts as fulfilmentOrderManagement } from '../fulfilment/order-management/fr.ts'
import { texts as fulfilmentPromiseReport } from '../fulfilment/promise-report/fr.ts'
import { texts as fulfilmentPurchaseOrder } from '../fulfilment/purchase-order/fr.ts'
import { texts as fulfilmentShipment } from '../fulfilment/shipment/fr.ts'
import { texts as fulfilmentShippingDocument } from '../fulfilment/shipping-document/fr.ts'
import { texts as fulfilmentTracking } from '../fulfilment/tracking/fr.ts'
import { texts as fulfilmentWarehouse } from '../fulfilment/warehouse/fr.ts'
import { texts as identityAuthenticator } from '../identity/authenticator/fr.ts'
import { texts as identityPassword } from '../identity/password/fr.ts'
import { texts as identitySession } from '../identity/session/fr.ts'
import { texts as identityVerification } from '../identity/verification/fr.ts'
import { texts as invoiceBookkeeping } from '../invoice/bookkeeping/fr.ts'
import { texts as invoiceEInvoice } from '../invoice/e-invoice/fr.ts'
import { texts as invoiceInvoice } from '../invoice/invoice/fr.ts'
import { texts as invoiceList } from '../invoice/list/fr.ts'
import { texts as invoiceSalesReport } from '../invoice/sales-report/fr.ts'
import { texts as layout } from '../layout/fr.ts'
import { texts as ledgerItems } from '../ledger/items/fr.ts'
import { texts as ledgerOverview } from '../ledger/overview/fr.ts'
import { texts as ledgerStatement } from '../ledger/statement/fr.ts'
import { texts as mail } from '../mail/fr.ts'
import { texts as meProfile } from '../me/profile/fr.ts'
import { texts as officeAudit } from '../office/audit/fr.ts'
import { texts as officeConsole } from '../office/console/fr.ts'
import { texts as officeInternalNotes } from '../office/internal-notes/fr.ts'
import { texts as officeOutbox } from '../office/outbox/fr.ts'
import { texts as officeStaffUser } from '../office/staff-user/fr.ts'
import { texts as officeToday } from '../office/today/fr.ts'
import { texts as orderBackOrder } from '../order/back-order/fr.ts'
import { texts as orderBulkOrder } from '../order/bulk-order/fr.ts'
import { texts as orderChange } from '../order/change/fr.ts'
import { texts as orderFile } from '../order/file/fr.ts'
import { texts as orderForwarder } from '../order/forwarder/fr.ts'
import { texts as orderOrder } from '../order/order/fr.ts'
import { texts as orderPayment } from '../order/payment/fr.ts'
import { texts as orderShipTo } from '../order/ship-to/fr.ts'
import { texts as orderSplit } from '../order/split/fr.ts'
import { texts as orderUpdate } from '../order/update/fr.ts'
import { texts as paymentAccount } from '../payment/account/fr.ts'
import { texts as paymentBankTable } from '../payment/bank-table/fr.ts'
import { texts as paymentCreditNote } from '../payment/credit-note/fr.ts'
import { texts as paymentPayment } from '../payment/payment/fr.ts'
import { texts as paymentReminder } from '../payment/reminder/fr.ts'
import { texts as paymentReminderRules } from '../payment/reminder-rules/fr.ts'
import { texts as returnBatchNote } from '../return/batch-note/fr.ts'
import { texts as returnConsole } from '../return/console/fr.ts'
import { texts as returnDocuments } from '../return/documents/fr.ts'
import { texts as returnException } from '../return/exception/fr.ts'
import { texts as returnMail } from '../return/mail/fr.ts'
import { texts as returnReturn } from '../return/return/fr.ts'
import { texts as siteSending } from '../site/sending/fr.ts'
import { texts as siteSettings } from '../site/settings/fr.ts'
import { texts as siteSite } from '../site/site/fr.ts'
import { texts as siteVat } from '../site/vat/fr.ts'
import { texts as standing } from '../standing/fr.ts'
import { texts as table } from '../table/fr.ts'
import { texts as ui } from '../ui/fr.ts'
import type { Texts } from './en.ts'

export const fr: Texts = {
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

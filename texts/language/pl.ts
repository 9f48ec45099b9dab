// Written by `npm run texts`: every subject has a folder beside this one.
import { texts as basketBasket } from '../basket/basket/pl.ts'
import { texts as basketBasketLine } from '../basket/basket-line/pl.ts'
import { texts as basketFavourites } from '../basket/favourites/pl.ts'
import { texts as basketPriceChange } from '../basket/price-change/pl.ts'
import { texts as basketQuickOrder } from '../basket/quick-order/pl.ts'
import { texts as basketReplacement } from '../basket/replacement/pl.ts'
import { texts as basketToolbar } from '../basket/toolbar/pl.ts'
import { texts as catalogueAccountPrice } from '../catalogue/account-price/pl.ts'
import { texts as catalogueCatalogue } from '../catalogue/catalogue/pl.ts'
import { texts as catalogueContent } from '../catalogue/content/pl.ts'
import { texts as catalogueCoupon } from '../catalogue/coupon/pl.ts'
import { texts as catalogueHome } from '../catalogue/home/pl.ts'
import { texts as catalogueMorning } from '../catalogue/morning/pl.ts'
import { texts as cataloguePage } from '../catalogue/page/pl.ts'
import { texts as cataloguePromotion } from '../catalogue/promotion/pl.ts'
import { texts as customerAccount } from '../customer/account/pl.ts'
import { texts as customerAddress } from '../customer/address/pl.ts'
import { texts as customerCompany } from '../customer/company/pl.ts'
import { texts as customerConsole } from '../customer/console/pl.ts'
import { texts as customerContact } from '../customer/contact/pl.ts'
import { texts as customerImpersonation } from '../customer/impersonation/pl.ts'
import { texts as customerInvoiceSettings } from '../customer/invoice-settings/pl.ts'
import { texts as customerNotification } from '../customer/notification/pl.ts'
import { texts as customerRegistration } from '../customer/registration/pl.ts'
import { texts as errors } from '../errors/pl.ts'
import { texts as fulfilmentCancellation } from '../fulfilment/cancellation/pl.ts'
import { texts as fulfilmentCarrier } from '../fulfilment/carrier/pl.ts'
import { texts as fulfilmentOrderChange } from '../fulfilment/order-change/pl.ts'
import { texts as fulfilmentOrderManagement } from '../fulfilment/order-management/pl.ts'
import { texts as fulfilmentPromiseReport } from '../fulfilment/promise-report/pl.ts'
import { texts as fulfilmentPurchaseOrder } from '../fulfilment/purchase-order/pl.ts'
import { texts as fulfilmentShipment } from '../fulfilment/shipment/pl.ts'
import { texts as fulfilmentShippingDocument } from '../fulfilment/shipping-document/pl.ts'
import { texts as fulfilmentTracking } from '../fulfilment/tracking/pl.ts'
import { texts as fulfilmentWarehouse } from '../fulfilment/warehouse/pl.ts'
import { texts as identityAuthenticator } from '../identity/authenticator/pl.ts'
import { texts as identityPassword } from '../identity/password/pl.ts'
import { texts as identitySession } from '../identity/session/pl.ts'
import { texts as identityVerification } from '../identity/verification/pl.ts'
import { texts as invoiceBookkeeping } from '../invoice/bookkeeping/pl.ts'
import { texts as invoiceEInvoice } from '../invoice/e-invoice/pl.ts'
import { texts as invoiceInvoice } from '../invoice/invoice/pl.ts'
import { texts as invoiceList } from '../invoice/list/pl.ts'
import { texts as invoiceSalesReport } from '../invoice/sales-report/pl.ts'
import { texts as layout } from '../layout/pl.ts'
import { texts as ledgerItems } from '../ledger/items/pl.ts'
import { texts as ledgerOverview } from '../ledger/overview/pl.ts'
import { texts as ledgerStatement } from '../ledger/statement/pl.ts'
import { texts as mail } from '../mail/pl.ts'
import { texts as meProfile } from '../me/profile/pl.ts'
import { texts as officeAudit } from '../office/audit/pl.ts'
import { texts as officeConsole } from '../office/console/pl.ts'
import { texts as officeInternalNotes } from '../office/internal-notes/pl.ts'
import { texts as officeOutbox } from '../office/outbox/pl.ts'
import { texts as officeStaffUser } from '../office/staff-user/pl.ts'
import { texts as officeToday } from '../office/today/pl.ts'
import { texts as orderBackOrder } from '../order/back-order/pl.ts'
import { texts as orderBulkOrder } from '../order/bulk-order/pl.ts'
import { texts as orderChange } from '../order/change/pl.ts'
import { texts as orderFile } from '../order/file/pl.ts'
import { texts as orderForwarder } from '../order/forwarder/pl.ts'
import { texts as orderOrder } from '../order/order/pl.ts'
import { texts as orderPayment } from '../order/payment/pl.ts'
import { texts as orderShipTo } from '../order/ship-to/pl.ts'
import { texts as orderSplit } from '../order/split/pl.ts'
import { texts as orderUpdate } from '../order/update/pl.ts'
import { texts as paymentAccount } from '../payment/account/pl.ts'
import { texts as paymentBankTable } from '../payment/bank-table/pl.ts'
import { texts as paymentCreditNote } from '../payment/credit-note/pl.ts'
import { texts as paymentPayment } from '../payment/payment/pl.ts'
import { texts as paymentReminder } from '../payment/reminder/pl.ts'
import { texts as paymentReminderRules } from '../payment/reminder-rules/pl.ts'
import { texts as returnBatchNote } from '../return/batch-note/pl.ts'
import { texts as returnConsole } from '../return/console/pl.ts'
import { texts as returnDocuments } from '../return/documents/pl.ts'
import { texts as returnException } from '../return/exception/pl.ts'
import { texts as returnMail } from '../return/mail/pl.ts'
import { texts as returnReturn } from '../return/return/pl.ts'
import { texts as siteSending } from '../site/sending/pl.ts'
import { texts as siteSettings } from '../site/settings/pl.ts'
import { texts as siteSite } from '../site/site/pl.ts'
import { texts as siteVat } from '../site/vat/pl.ts'
import { texts as standing } from '../standing/pl.ts'
import { texts as table } from '../table/pl.ts'
import { texts as ui } from '../ui/pl.ts'
import type { Texts } from './en.ts'

export const pl: Texts = {
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

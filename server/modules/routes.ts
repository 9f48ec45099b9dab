import type { Files } from '../files/files.ts'
import type { Mount } from '../http/mount.ts'
import type { VatService } from '../vat-service/vat-service.ts'
import { basketRoutes } from './basket/basket/basket.routes.ts'
import { favouriteRoutes } from './basket/favourites/favourites.routes.ts'
import { basketPlanRoutes } from './basket/plan/plan.routes.ts'
import { priceChangeRoutes } from './basket/price-change/price-change.routes.ts'
import { quickOrderFileRoutes, quickOrderRoutes } from './basket/quick-order/quick-order.routes.ts'
import { replacementRoutes } from './basket/replacement/replacement.routes.ts'
import { toolbarRoutes } from './basket/toolbar/toolbar.routes.ts'
import { accountPriceRoutes } from './catalogue/account-price/account-price.routes.ts'
import { contentRoutes } from './catalogue/content/content.routes.ts'
import { couponRoutes } from './catalogue/coupon/coupon.routes.ts'
import { homeRoutes } from './catalogue/home/home.routes.ts'
import { catalogueRoutes } from './catalogue/products/catalogue.routes.ts'
import { goodsRoutes } from './catalogue/products/goods.routes.ts'
import { promotionRoutes } from './catalogue/promotion/promotion.routes.ts'
import { searchRoutes } from './catalogue/search/search.routes.ts'
import { searchHistoryRoutes } from './catalogue/search-history/search-history.routes.ts'
import { accountRoutes } from './customer/account/account.routes.ts'
import { passwordRoutes } from './customer/account/password.routes.ts'
import { addressFileRoutes, addressRoutes } from './customer/address/address.routes.ts'
import { customerRoutes } from './customer/console/customer.routes.ts'
import { customerAddressRoutes } from './customer/console/customer-address.routes.ts'
import { customerInvoiceSettingsRoutes } from './customer/console/customer-invoice-settings.routes.ts'
import { customerNoteRoutes } from './customer/console/customer-notes.routes.ts'
import { contactRoutes } from './customer/contact/contact.routes.ts'
import { deliveryRoutes } from './customer/delivery/delivery.routes.ts'
import { documentRoutes } from './customer/document/document.routes.ts'
import { invoiceSettingsRoutes } from './customer/invoice-settings/invoice-settings.routes.ts'
import { notificationRoutes } from './customer/notification/notification.routes.ts'
import { registrationRoutes } from './customer/registration/registration.routes.ts'
import { cancellationRoutes } from './fulfilment/cancellation/cancellation.routes.ts'
import { carrierRoutes } from './fulfilment/carrier/carrier.routes.ts'
import { orderChangeRoutes } from './fulfilment/order-change/order-change.routes.ts'
import { orderActionRoutes } from './fulfilment/order-management/order-actions.routes.ts'
import { orderManagementRoutes } from './fulfilment/order-management/order-management.routes.ts'
import { orderNoteRoutes } from './fulfilment/order-management/order-notes.routes.ts'
import { promiseReportRoutes } from './fulfilment/promise-report/promise-report.routes.ts'
import { purchaseOrderRoutes, supplierRoutes } from './fulfilment/purchase-order/purchase-order.routes.ts'
import { reorderRoutes } from './fulfilment/purchase-order/reorder.routes.ts'
import { packingListRoutes } from './fulfilment/shipping-documents/packing-list.routes.ts'
import { shippingDocumentRoutes } from './fulfilment/shipping-documents/shipping-documents.routes.ts'
import { shipmentRoutes } from './fulfilment/warehouse/shipment.routes.ts'
import { consoleStockRoutes } from './fulfilment/warehouse/stock.routes.ts'
import { trackingFileRoutes, trackingRoutes } from './fulfilment/warehouse/tracking.routes.ts'
import { authenticatorRoutes } from './identity/authenticator/authenticator.routes.ts'
import type { SecretVault } from './identity/authenticator/secret-vault.ts'
import { sessionListRoutes } from './identity/session/session-list.routes.ts'
import { verificationRoutes } from './identity/verification/verification.routes.ts'
import { bookkeepingRoutes } from './invoice/bookkeeping/bookkeeping.routes.ts'
import { eInvoiceRoutes } from './invoice/console/e-invoice.routes.ts'
import { staffInvoiceRoutes } from './invoice/console/invoice.routes.ts'
import { invoiceRoutes } from './invoice/detail/invoice.routes.ts'
import { invoiceListRoutes } from './invoice/list/invoice-list.routes.ts'
import { salesReportRoutes } from './invoice/sales-report/sales-report.routes.ts'
import { severalDocumentsRoutes } from './invoice/several/several.routes.ts'
import { financeItemRoutes } from './ledger/items/items.routes.ts'
import { financeOverviewRoutes } from './ledger/overview/overview.routes.ts'
import { statementRoutes } from './ledger/statement/statement.routes.ts'
import { meRoutes } from './me/me/me.routes.ts'
import { profileRoutes } from './me/profile/profile.routes.ts'
import { sessionRoutes } from './me/sign-in/sign-in.routes.ts'
import { auditRoutes } from './office/audit/audit.routes.ts'
import { findRoutes } from './office/find/find.routes.ts'
import { outboxRoutes } from './office/outbox/outbox.routes.ts'
import { staffUserRoutes } from './office/staff-user/staff-user.routes.ts'
import { todayRoutes } from './office/today/today.routes.ts'
import { bulkOrderFileRoutes, bulkOrderRoutes } from './order/bulk/bulk-order.routes.ts'
import { orderConfirmRoutes } from './order/checkout/checkout.routes.ts'
import { orderCouponRoutes } from './order/checkout/coupon.routes.ts'
import { orderDocumentRoutes } from './order/documents/document.routes.ts'
import { orderFileRoutes } from './order/file/file.routes.ts'
import { orderRoutes } from './order/history/order.routes.ts'
import { orderUpdateRoutes } from './order/update/update.routes.ts'
import { customerAccountRoutes } from './payment/account/account.routes.ts'
import { bankTableFileRoutes, bankTableRoutes } from './payment/bank-table/bank-table.routes.ts'
import { creditNoteRoutes } from './payment/credit-note/credit-note.routes.ts'
import { reminderRoutes, reminderRuleRoutes } from './payment/reminder/reminder.routes.ts'
import { bankFileRoutes, paymentListRoutes, paymentRoutes } from './payment/settlement/payment.routes.ts'
import { applyRoutes } from './return/apply/apply.routes.ts'
import { batchNoteRoutes } from './return/console/batch-note.routes.ts'
import { staffReturnRoutes } from './return/console/return.routes.ts'
import { returnWarehouseRoutes } from './return/console/return-warehouse.routes.ts'
import { returnDocumentRoutes } from './return/documents/return-documents.routes.ts'
import { returnFileRoutes } from './return/file/file.routes.ts'
import { returnHistoryRoutes } from './return/history/history.routes.ts'
import { returnImportFileRoutes, returnImportRoutes } from './return/import/import.routes.ts'
import { excludedAreaRoutes } from './site/settings/excluded-area.routes.ts'
import { siteSettingsRoutes } from './site/settings/site-settings.routes.ts'
import { warehouseAddressRoutes } from './site/settings/warehouse-address.routes.ts'
import { siteRoutes } from './site/sites/site.routes.ts'

type ApiParts = {
  files: Files
  vatService: VatService
  hasMailServer: boolean
  authenticatorRequired: boolean
  vault: SecretVault
  testCarriers: boolean
  /** Where customers see the shop. */
  origin: () => string
}

/** Every call of the API, feature by feature. */
export function mountFeatures(mount: Mount, parts: ApiParts) {
  siteRoutes(mount)
  contentRoutes(mount)
  homeRoutes(mount)
  contactRoutes(mount)
  catalogueRoutes(mount)
  goodsRoutes(mount)
  searchRoutes(mount)
  searchHistoryRoutes(mount)
  favouriteRoutes(mount)
  couponRoutes(mount)
  promotionRoutes(mount)
  priceChangeRoutes(mount)
  addressRoutes(mount)
  deliveryRoutes(mount)
  invoiceSettingsRoutes(mount)
  mountIdentity(mount, parts)
  mountOrders(mount)
  applyRoutes(mount, parts.files)
  returnImportRoutes(mount)
  returnHistoryRoutes(mount)
  returnDocumentRoutes(mount)
  mountConsole(mount, parts)
}

function mountIdentity(mount: Mount, { vatService, authenticatorRequired, vault }: ApiParts) {
  sessionRoutes(mount, vault)
  sessionListRoutes(mount)
  meRoutes(mount)
  passwordRoutes(mount)
  authenticatorRoutes(mount, { required: authenticatorRequired, vault })
  profileRoutes(mount)
  accountRoutes(mount)
  notificationRoutes(mount)
  verificationRoutes(mount)
  registrationRoutes(mount, vatService)
}

function mountOrders(mount: Mount) {
  basketRoutes(mount)
  basketPlanRoutes(mount)
  replacementRoutes(mount)
  quickOrderRoutes(mount)
  orderConfirmRoutes(mount)
  cancellationRoutes(mount)
  orderCouponRoutes(mount)
  bulkOrderRoutes(mount)
  orderRoutes(mount)
  financeItemRoutes(mount)
  statementRoutes(mount)
  financeOverviewRoutes(mount)
  invoiceRoutes(mount)
  severalDocumentsRoutes(mount)
  orderDocumentRoutes(mount)
  packingListRoutes(mount)
  orderUpdateRoutes(mount)
  toolbarRoutes(mount)
}

/** What the console calls. */
function mountConsole(mount: Mount, { files, vatService, hasMailServer, testCarriers, origin }: ApiParts) {
  todayRoutes(mount, hasMailServer)
  findRoutes(mount)
  orderManagementRoutes(mount)
  promiseReportRoutes(mount)
  orderActionRoutes(mount)
  orderChangeRoutes(mount)
  orderNoteRoutes(mount)
  staffReturnRoutes(mount, files)
  returnWarehouseRoutes(mount)
  batchNoteRoutes(mount)
  staffInvoiceRoutes(mount)
  eInvoiceRoutes(mount)
  invoiceListRoutes(mount)
  bookkeepingRoutes(mount)
  salesReportRoutes(mount)
  paymentRoutes(mount)
  customerAccountRoutes(mount)
  reminderRoutes(mount)
  reminderRuleRoutes(mount)
  paymentListRoutes(mount)
  creditNoteRoutes(mount)
  shipmentRoutes(mount)
  trackingRoutes(mount)
  consoleStockRoutes(mount)
  purchaseOrderRoutes(mount)
  supplierRoutes(mount)
  reorderRoutes(mount)
  shippingDocumentRoutes(mount, files)
  customerRoutes(mount, files, vatService)
  customerNoteRoutes(mount)
  customerAddressRoutes(mount)
  customerInvoiceSettingsRoutes(mount)
  siteSettingsRoutes(mount)
  bankTableRoutes(mount)
  warehouseAddressRoutes(mount)
  excludedAreaRoutes(mount)
  carrierRoutes(mount, { testCarriers })
  staffUserRoutes(mount)
  outboxRoutes(mount, origin, hasMailServer)
  auditRoutes(mount)
}

/** The calls that take files. */
export function mountUploads(mount: Mount, files: Files) {
  documentRoutes(mount, files)
  accountPriceRoutes(mount)
  addressFileRoutes(mount)
  quickOrderFileRoutes(mount)
  orderFileRoutes(mount, files)
  returnFileRoutes(mount, files)
  returnImportFileRoutes(mount)
  bulkOrderFileRoutes(mount)
  trackingFileRoutes(mount)
  bankFileRoutes(mount)
  bankTableFileRoutes(mount)
}

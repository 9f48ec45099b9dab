import type { Files } from '../files/files.ts'
import type { Mount } from '../http/mount.ts'
import type { VatService } from '../vat-service/vat-service.ts'
import { auditRoutes } from './console/audit/audit.routes.ts'
import { colleagueRoutes } from './console/colleague/colleague.routes.ts'
import { customerRoutes } from './console/customer/customer.routes.ts'
import { customerInvoiceSettingsRoutes } from './console/customer/customer-invoice-settings.routes.ts'
import { deskRoutes } from './console/desk/desk.routes.ts'
import { orderActionRoutes } from './console/desk/order-actions.routes.ts'
import { eInvoiceRoutes } from './console/invoice/e-invoice.routes.ts'
import { deskInvoiceRoutes } from './console/invoice/invoice.routes.ts'
import { outboxRoutes } from './console/outbox/outbox.routes.ts'
import { batchNoteRoutes } from './console/return/batch-note.routes.ts'
import { deskReturnRoutes } from './console/return/return.routes.ts'
import { returnWarehouseRoutes } from './console/return/return-warehouse.routes.ts'
import { shippingDocumentRoutes } from './console/shipping-documents/shipping-documents.routes.ts'
import { siteSettingsRoutes } from './console/site-settings/site-settings.routes.ts'
import { warehouseAddressRoutes } from './console/site-settings/warehouse-address.routes.ts'
import { todayRoutes } from './console/today/today.routes.ts'
import { shipmentRoutes } from './console/warehouse/shipment.routes.ts'
import { consoleStockRoutes } from './console/warehouse/stock.routes.ts'
import { trackingFileRoutes, trackingRoutes } from './console/warehouse/tracking.routes.ts'
import { addressFileRoutes, addressRoutes } from './customer/address/address.routes.ts'
import { contactRoutes } from './customer/contact/contact.routes.ts'
import { documentRoutes } from './customer/document/document.routes.ts'
import { invoiceSettingsRoutes } from './customer/invoice-settings/invoice-settings.routes.ts'
import { moneyAccountRoutes } from './finance/account/account.routes.ts'
import { bankTableFileRoutes, bankTableRoutes } from './finance/bank-table/bank-table.routes.ts'
import { creditNoteRoutes } from './finance/credit-note/credit-note.routes.ts'
import { financeItemRoutes } from './finance/items/items.routes.ts'
import { financeOverviewRoutes } from './finance/overview/overview.routes.ts'
import { bankFileRoutes, moneyListRoutes, paymentRoutes } from './finance/payment/payment.routes.ts'
import { reminderRoutes, reminderRuleRoutes } from './finance/reminder/reminder.routes.ts'
import { statementRoutes } from './finance/statement/statement.routes.ts'
import { invoiceRoutes } from './invoice/detail/invoice.routes.ts'
import { severalDocumentsRoutes } from './invoice/several/several.routes.ts'
import { basketRoutes } from './order/basket/basket.routes.ts'
import { bulkOrderFileRoutes, bulkOrderRoutes } from './order/bulk/bulk-order.routes.ts'
import { cancellationRoutes } from './order/cancellation/cancellation.routes.ts'
import { orderConfirmRoutes } from './order/checkout/checkout.routes.ts'
import { orderCouponRoutes } from './order/checkout/coupon.routes.ts'
import { orderDocumentRoutes } from './order/documents/document.routes.ts'
import { orderFileRoutes } from './order/file/file.routes.ts'
import { orderRoutes } from './order/history/order.routes.ts'
import { quickOrderFileRoutes, quickOrderRoutes } from './order/quick-order/quick-order.routes.ts'
import { replacementRoutes } from './order/replacement/replacement.routes.ts'
import { packingListRoutes } from './order/shipping-documents/packing-list.routes.ts'
import { toolbarRoutes } from './order/toolbar/toolbar.routes.ts'
import { orderUpdateRoutes } from './order/update/update.routes.ts'
import { accountRoutes } from './people/account/account.routes.ts'
import { passwordRoutes } from './people/account/password.routes.ts'
import { authenticatorRoutes } from './people/authenticator/authenticator.routes.ts'
import type { SecretVault } from './people/authenticator/secret-vault.ts'
import { meRoutes } from './people/me/me.routes.ts'
import { notificationRoutes } from './people/notification/notification.routes.ts'
import { profileRoutes } from './people/profile/profile.routes.ts'
import { registrationRoutes } from './people/registration/registration.routes.ts'
import { sessionListRoutes } from './people/session/session-list.routes.ts'
import { sessionRoutes } from './people/sign-in/sign-in.routes.ts'
import { verificationRoutes } from './people/verification/verification.routes.ts'
import { accountPriceRoutes } from './price/account-price/account-price.routes.ts'
import { couponRoutes } from './price/coupon/coupon.routes.ts'
import { priceChangeRoutes } from './price/price-change/price-change.routes.ts'
import { promotionRoutes } from './price/promotion/promotion.routes.ts'
import { catalogueRoutes } from './product/catalogue/catalogue.routes.ts'
import { goodsRoutes } from './product/catalogue/goods.routes.ts'
import { favouriteRoutes } from './product/favourites/favourites.routes.ts'
import { searchRoutes } from './product/search/search.routes.ts'
import { searchHistoryRoutes } from './product/search-history/search-history.routes.ts'
import { applyRoutes } from './return/apply/apply.routes.ts'
import { returnFileRoutes } from './return/file/file.routes.ts'
import { returnHistoryRoutes } from './return/history/history.routes.ts'
import { returnImportFileRoutes, returnImportRoutes } from './return/import/import.routes.ts'
import { returnPaperRoutes } from './return/papers/papers.routes.ts'
import { carrierRoutes } from './site/carrier/carrier.routes.ts'
import { contentRoutes } from './site/content/content.routes.ts'
import { homeRoutes } from './site/home/home.routes.ts'
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
  invoiceSettingsRoutes(mount)
  mountPeople(mount, parts)
  mountOrders(mount)
  applyRoutes(mount, parts.files)
  returnImportRoutes(mount)
  returnHistoryRoutes(mount)
  returnPaperRoutes(mount)
  mountConsole(mount, parts)
}

function mountPeople(mount: Mount, { vatService, authenticatorRequired, vault }: ApiParts) {
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
  deskRoutes(mount)
  orderActionRoutes(mount)
  deskReturnRoutes(mount, files)
  returnWarehouseRoutes(mount)
  batchNoteRoutes(mount)
  deskInvoiceRoutes(mount)
  eInvoiceRoutes(mount)
  paymentRoutes(mount)
  moneyAccountRoutes(mount)
  reminderRoutes(mount)
  reminderRuleRoutes(mount)
  moneyListRoutes(mount)
  creditNoteRoutes(mount)
  shipmentRoutes(mount)
  trackingRoutes(mount)
  consoleStockRoutes(mount)
  shippingDocumentRoutes(mount, files)
  customerRoutes(mount, files, vatService)
  customerInvoiceSettingsRoutes(mount)
  siteSettingsRoutes(mount)
  bankTableRoutes(mount)
  warehouseAddressRoutes(mount)
  carrierRoutes(mount, { testCarriers })
  colleagueRoutes(mount)
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

import * as basket from './basket/basket.ts'
import * as basketFile from './basket/basket-file.ts'
import * as favourites from './basket/favourites.ts'
import * as priceChange from './basket/price-change.ts'
import * as quickOrder from './basket/quick-order.ts'
import * as replacement from './basket/replacement.ts'
import * as toolbar from './basket/toolbar.ts'
import * as accountPrice from './catalogue/account-price.ts'
import * as catalogue from './catalogue/catalogue.ts'
import * as content from './catalogue/content.ts'
import * as coupon from './catalogue/coupon.ts'
import * as goods from './catalogue/goods.ts'
import * as home from './catalogue/home.ts'
import * as promotion from './catalogue/promotion.ts'
import * as searchHistory from './catalogue/search-history.ts'
import * as stock from './catalogue/stock.ts'
import * as account from './customer/account.ts'
import * as address from './customer/address.ts'
import * as contact from './customer/contact.ts'
import * as customer from './customer/customer.ts'
import * as customerAddress from './customer/customer-address.ts'
import * as customerNotes from './customer/customer-notes.ts'
import * as document from './customer/document.ts'
import * as impersonation from './customer/impersonation.ts'
import * as invoiceSettings from './customer/invoice-settings.ts'
import * as notification from './customer/notification.ts'
import * as registration from './customer/registration.ts'
import type { Endpoint } from './endpoint.ts'
import * as cancellation from './fulfilment/cancellation.ts'
import * as carrier from './fulfilment/carrier.ts'
import * as orderActions from './fulfilment/order-actions.ts'
import * as orderChange from './fulfilment/order-change.ts'
import * as desk from './fulfilment/order-management.ts'
import * as orderNotes from './fulfilment/order-notes.ts'
import * as promiseReport from './fulfilment/promise-report.ts'
import * as purchaseOrder from './fulfilment/purchase-order.ts'
import * as reorder from './fulfilment/reorder.ts'
import * as severalShipments from './fulfilment/several-shipments.ts'
import * as shipment from './fulfilment/shipment.ts'
import * as shippingDocument from './fulfilment/shipping-document.ts'
import * as shortPick from './fulfilment/short-pick.ts'
import * as consoleStock from './fulfilment/stock.ts'
import * as supplier from './fulfilment/supplier.ts'
import * as tracking from './fulfilment/tracking.ts'
import * as authenticator from './identity/authenticator.ts'
import * as password from './identity/password.ts'
import * as sessionList from './identity/session-list.ts'
import * as verification from './identity/verification.ts'
import * as bookkeeping from './invoice/bookkeeping.ts'
import * as financeDocuments from './invoice/documents.ts'
import * as eInvoice from './invoice/e-invoice.ts'
import * as invoice from './invoice/invoice.ts'
import * as invoiceList from './invoice/invoice-list.ts'
import * as salesReport from './invoice/sales-report.ts'
import * as deskInvoice from './invoice/staff-invoice.ts'
import * as finance from './ledger/items.ts'
import * as financeOverview from './ledger/overview.ts'
import * as statement from './ledger/statement.ts'
import * as profile from './me/profile.ts'
import * as session from './me/session.ts'
import * as audit from './office/audit.ts'
import * as find from './office/find.ts'
import * as outbox from './office/outbox.ts'
import * as staffUser from './office/staff-user.ts'
import * as today from './office/today.ts'
import * as bulkOrder from './order/bulk-order.ts'
import * as orderConfirm from './order/checkout.ts'
import * as orderFile from './order/file.ts'
import * as order from './order/order.ts'
import * as orderUpdate from './order/order-update.ts'
import * as moneyAccount from './payment/account.ts'
import * as bankTable from './payment/bank-table.ts'
import * as creditNote from './payment/credit-note.ts'
import * as money from './payment/payment.ts'
import * as reminder from './payment/reminder.ts'
import * as batchNote from './return/batch-note.ts'
import * as returnFile from './return/file.ts'
import * as returnImport from './return/import.ts'
import * as returns from './return/return.ts'
import * as deskReturn from './return/staff-return.ts'
import * as returnWarehouse from './return/warehouse.ts'
import * as excludedArea from './site/excluded-area.ts'
import * as siteSettings from './site/settings.ts'
import * as site from './site/site.ts'

const isEndpoint = (part: unknown): part is Endpoint =>
  typeof part === 'object' && part !== null && 'path' in part && 'reply' in part && 'access' in part

/** All endpoints by name; a test proves that each is mounted. */
export const endpoints: Record<string, Endpoint> = Object.fromEntries(
  [
    account,
    accountPrice,
    address,
    audit,
    authenticator,
    basket,
    basketFile,
    carrier,
    catalogue,
    staffUser,
    consoleStock,
    contact,
    content,
    coupon,
    creditNote,
    customer,
    customerAddress,
    customerNotes,
    desk,
    promiseReport,
    deskInvoice,
    document,
    eInvoice,
    excludedArea,
    favourites,
    find,
    finance,
    financeOverview,
    financeDocuments,
    invoice,
    invoiceList,
    salesReport,
    invoiceSettings,
    impersonation,
    replacement,
    notification,
    goods,
    home,
    bankTable,
    money,
    moneyAccount,
    reminder,
    order,
    orderActions,
    orderChange,
    orderNotes,
    orderConfirm,
    orderUpdate,
    orderFile,
    bookkeeping,
    bulkOrder,
    cancellation,
    outbox,
    password,
    priceChange,
    profile,
    promotion,
    purchaseOrder,
    quickOrder,
    registration,
    reorder,
    deskReturn,
    returnWarehouse,
    batchNote,
    returns,
    returnFile,
    returnImport,
    searchHistory,
    session,
    sessionList,
    shipment,
    severalShipments,
    shortPick,
    shippingDocument,
    site,
    siteSettings,
    statement,
    stock,
    supplier,
    today,
    toolbar,
    tracking,
    verification,
  ]
    .flatMap((subject) => Object.entries(subject))
    .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])),
)

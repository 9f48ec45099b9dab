import * as audit from './console/audit.ts'
import * as bankTable from './console/bank-table.ts'
import * as batchNote from './console/batch-note.ts'
import * as creditNote from './console/credit-note.ts'
import * as desk from './console/desk.ts'
import * as eInvoice from './console/e-invoice.ts'
import * as deskInvoice from './console/invoice.ts'
import * as money from './console/money.ts'
import * as moneyAccount from './console/money-account.ts'
import * as orderActions from './console/order-actions.ts'
import * as outbox from './console/outbox.ts'
import * as reminder from './console/reminder.ts'
import * as deskReturn from './console/return.ts'
import * as returnWarehouse from './console/return-warehouse.ts'
import * as shipment from './console/shipment.ts'
import * as shippingDocument from './console/shipping-document.ts'
import * as consoleStock from './console/stock.ts'
import * as today from './console/today.ts'
import * as tracking from './console/tracking.ts'
import * as address from './customer/address.ts'
import * as contact from './customer/contact.ts'
import * as customer from './customer/customer.ts'
import * as document from './customer/document.ts'
import * as invoiceSettings from './customer/invoice-settings.ts'
import type { Endpoint } from './endpoint.ts'
import * as financeDocuments from './finance/documents.ts'
import * as finance from './finance/finance.ts'
import * as invoice from './finance/invoice.ts'
import * as financeOverview from './finance/overview.ts'
import * as statement from './finance/statement.ts'
import * as basket from './order/basket.ts'
import * as basketFile from './order/basket-file.ts'
import * as bulkOrder from './order/bulk-order.ts'
import * as cancellation from './order/cancellation.ts'
import * as orderConfirm from './order/checkout.ts'
import * as orderFile from './order/file.ts'
import * as order from './order/order.ts'
import * as orderUpdate from './order/order-update.ts'
import * as quickOrder from './order/quick-order.ts'
import * as replacement from './order/replacement.ts'
import * as toolbar from './order/toolbar.ts'
import * as account from './people/account.ts'
import * as authenticator from './people/authenticator.ts'
import * as colleague from './people/colleague.ts'
import * as impersonation from './people/impersonation.ts'
import * as notification from './people/notification.ts'
import * as password from './people/password.ts'
import * as profile from './people/profile.ts'
import * as registration from './people/registration.ts'
import * as session from './people/session.ts'
import * as sessionList from './people/session-list.ts'
import * as verification from './people/verification.ts'
import * as accountPrice from './price/account-price.ts'
import * as coupon from './price/coupon.ts'
import * as priceChange from './price/price-change.ts'
import * as promotion from './price/promotion.ts'
import * as catalogue from './product/catalogue.ts'
import * as favourites from './product/favourites.ts'
import * as goods from './product/goods.ts'
import * as searchHistory from './product/search-history.ts'
import * as stock from './product/stock.ts'
import * as returnFile from './return/file.ts'
import * as returnImport from './return/import.ts'
import * as returns from './return/return.ts'
import * as carrier from './site/carrier.ts'
import * as content from './site/content.ts'
import * as home from './site/home.ts'
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
    colleague,
    consoleStock,
    contact,
    content,
    coupon,
    creditNote,
    customer,
    desk,
    deskInvoice,
    document,
    eInvoice,
    favourites,
    finance,
    financeOverview,
    financeDocuments,
    invoice,
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
    orderConfirm,
    orderUpdate,
    orderFile,
    bulkOrder,
    cancellation,
    outbox,
    password,
    priceChange,
    profile,
    promotion,
    quickOrder,
    registration,
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
    shippingDocument,
    site,
    siteSettings,
    statement,
    stock,
    today,
    toolbar,
    tracking,
    verification,
  ]
    .flatMap((subject) => Object.entries(subject))
    .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])),
)

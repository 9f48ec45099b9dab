import * as account from './account.ts'
import * as accountPrice from './account-price.ts'
import * as address from './address.ts'
import * as audit from './audit.ts'
import * as authenticator from './authenticator.ts'
import * as basket from './basket.ts'
import * as basketFile from './basket-file.ts'
import * as bulkOrder from './bulk-order.ts'
import * as carrier from './carrier.ts'
import * as catalogue from './catalogue.ts'
import * as colleague from './colleague.ts'
import * as contact from './contact.ts'
import * as content from './content.ts'
import * as coupon from './coupon.ts'
import * as customer from './customer.ts'
import * as desk from './desk.ts'
import * as document from './document.ts'
import type { Endpoint } from './endpoint.ts'
import * as favourites from './favourites.ts'
import * as goods from './goods.ts'
import * as impersonation from './impersonation.ts'
import * as notification from './notification.ts'
import * as order from './order.ts'
import * as orderConfirm from './order-confirm.ts'
import * as orderFile from './order-file.ts'
import * as outbox from './outbox.ts'
import * as password from './password.ts'
import * as priceChange from './price-change.ts'
import * as profile from './profile.ts'
import * as promotion from './promotion.ts'
import * as quickOrder from './quick-order.ts'
import * as registration from './registration.ts'
import * as replacement from './replacement.ts'
import * as searchHistory from './search-history.ts'
import * as session from './session.ts'
import * as sessionList from './session-list.ts'
import * as site from './site.ts'
import * as siteSettings from './site-settings.ts'
import * as stock from './stock.ts'
import * as today from './today.ts'
import * as toolbar from './toolbar.ts'
import * as verification from './verification.ts'

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
    contact,
    content,
    coupon,
    customer,
    desk,
    document,
    favourites,
    impersonation,
    replacement,
    notification,
    goods,
    order,
    orderConfirm,
    orderFile,
    bulkOrder,
    outbox,
    password,
    priceChange,
    profile,
    promotion,
    quickOrder,
    registration,
    searchHistory,
    session,
    sessionList,
    site,
    siteSettings,
    stock,
    today,
    toolbar,
    verification,
  ]
    .flatMap((subject) => Object.entries(subject))
    .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])),
)

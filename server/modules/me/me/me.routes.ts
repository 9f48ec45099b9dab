import { getInfo } from '../../../../contract/me/session.ts'
import { toAmount } from '../../../../rules/catalogue/price/money.ts'
import { holds } from '../../../../rules/identity/permissions.ts'
import { rolesOnTheWire } from '../../../../rules/identity/roles.ts'
import { isCustomer } from '../../../http/caller.ts'
import type { Mount } from '../../../http/mount.ts'
import { basketTotals } from '../../basket/basket/basket-totals.queries.ts'
import { favouriteQueries } from '../../basket/favourites/favourites.queries.ts'
import { quickOrderQueries } from '../../basket/quick-order/quick-order.queries.ts'
import { countUnreadNotifications } from '../../customer/notification/notification.ts'
import { findInfo, findName } from '../../identity/session/session.queries.ts'

/** Who is signed in, as every page begins with it. */
export const meRoutes = (mount: Mount) => {
  mount(getInfo, async ({ caller, db, now, language }) => {
    const { custId, company, country, termsNetDays, custnum, ...user } = await findInfo(db, caller.accountId)
    const hasBasket = isCustomer(caller) && holds(caller.permissions, 'cust:shoppingcart')
    const keepsFavourites = isCustomer(caller) && holds(caller.permissions, 'cust:favorites')
    const decides = isCustomer(caller) && holds(caller.permissions, 'cust:order')
    const basket = hasBasket ? await basketTotals(db, caller, now) : { lines: 0, price: 0 }
    return {
      user: {
        ...user,
        custId: custId ?? -1,
        custnum: custnum ?? '',
        avatar: '',
        orgId: caller.orgId,
        impersonator: caller.impersonatorId === undefined ? null : await findName(db, caller.impersonatorId),
        lacksAuthenticator: caller.lacksAuthenticator === true,
      },
      roles: rolesOnTheWire(caller.roles),
      permissions: caller.lacksAuthenticator ? [] : [...caller.permissions],
      cust: company === null ? null : { company, country: country ?? '', termsNetDays: termsNetDays ?? 0 },
      currency: caller.currency,
      region: caller.region,
      favoritesQty: keepsFavourites ? (await favouriteQueries(db, caller).skuIds()).length : 0,
      listsToApprove: decides ? await quickOrderQueries(db, caller).countToApprove() : 0,
      unreadMessages: isCustomer(caller) ? await countUnreadNotifications({ caller, db, now, language }) : 0,
      shoppingCartQty: basket.lines,
      shoppingCartPrice: toAmount(basket.price),
    }
  })
}

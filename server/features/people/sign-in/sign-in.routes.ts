import { askForPassword, setPassword } from '../../../../contract/people/password.ts'
import { getInfo, mayUserSignIn, signIn, signOut } from '../../../../contract/people/session.ts'
import { holds } from '../../../../rules/people/permissions.ts'
import { rolesOnTheWire } from '../../../../rules/people/roles.ts'
import { keptScope, sessionDays } from '../../../../rules/people/session.ts'
import { amountOf } from '../../../../rules/price/money.ts'
import { bearerOf, isCustomer } from '../../../http/caller.ts'
import type { Mount } from '../../../http/mount.ts'
import { Refusal } from '../../../http/refuse.ts'
import { basketTotals } from '../../order/basket/basket-totals.queries.ts'
import { quickOrdersOf } from '../../order/quick-order/quick-order.queries.ts'
import { favouritesOf } from '../../product/favourites/favourites.queries.ts'
import * as forgotten from '../account/forgotten-password.ts'
import { closeSession, infoOf, nameOf } from '../session/session.queries.ts'
import { deviceCookie, deviceOf } from '../verification/known-place.ts'
import { tokenFor } from './sign-in.ts'

export const sessionRoutes = (mount: Mount) => {
  // Every name may try: who asks has shown nothing, so whether it is suspended is not theirs to know. The token call refuses.
  mount(mayUserSignIn, async () => 200)

  mount(
    signIn,
    async ({ query, body, db, now, request, header }) => {
      const { username, password, grant_type } = { ...query, ...body }
      const missing = Object.entries({ username, password, grant_type }).filter(([, value]) => value === undefined)
      if (!username || !password || !grant_type) {
        throw new Refusal('request.invalid', { fields: missing.map(([name]) => name) })
      }
      const { uuid, code, otp, scope } = { ...query, ...body }
      const attempt = {
        ...{ userName: username, password, address: request.ip },
        userAgent: request.headers['user-agent'] ?? '',
        device: deviceOf(request),
        ...{ captcha: uuid && code ? { uuid, code } : undefined, otp },
        kept: scope?.split(' ').includes(keptScope) ?? false,
      }
      const token = await tokenFor(db, attempt, now)
      header('set-cookie', deviceCookie(attempt.device, request))
      return { access_token: token, token_type: 'Bearer' as const, expires_in: sessionDays * 86_400 }
    },
    (token) => token,
  )

  mount(askForPassword, async ({ body, db, now, request }) => {
    await forgotten.askForPassword(db, { ...body, address: request.ip, device: deviceOf(request) }, now)
    return null
  })

  mount(setPassword, async ({ body, db, now, request }) => {
    await forgotten.setPassword(db, { ...body, address: request.ip }, now)
    return null
  })

  mount(getInfo, async ({ caller, db, now }) => {
    const { custId, company, country, termsNetDays, custnum, ...user } = await infoOf(db, caller.accountId)
    const hasBasket = isCustomer(caller) && holds(caller.permissions, 'cust:shoppingcart')
    const keepsFavourites = isCustomer(caller) && holds(caller.permissions, 'cust:favorites')
    const decides = isCustomer(caller) && holds(caller.permissions, 'cust:order')
    const basket = hasBasket ? await basketTotals(db, caller, now) : { lines: 0, price: 0 }
    return {
      user: {
        ...user,
        ...{ custId: custId ?? -1, custnum: custnum ?? '', avatar: '', orgId: caller.orgId },
        impersonator: caller.impersonatorId === undefined ? null : await nameOf(db, caller.impersonatorId),
        lacksAuthenticator: caller.lacksAuthenticator === true,
      },
      roles: rolesOnTheWire(caller.roles),
      permissions: caller.lacksAuthenticator ? [] : [...caller.permissions],
      cust: company === null ? null : { company, country: country ?? '', termsNetDays: termsNetDays ?? 0 },
      currency: caller.currency,
      region: caller.region,
      favoritesQty: keepsFavourites ? (await favouritesOf(db, caller).skuIds()).length : 0,
      listsToApprove: decides ? await quickOrdersOf(db, caller).countToApprove() : 0,
      shoppingCartQty: basket.lines,
      shoppingCartPrice: amountOf(basket.price),
    }
  })

  mount(signOut, async ({ db, request }) => {
    const token = bearerOf(request)
    if (token) await closeSession(db, token)
    return null
  })
}

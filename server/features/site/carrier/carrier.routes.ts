import * as contract from '../../../../contract/site/carrier.ts'
import { amountOrNull, toAmount } from '../../../../rules/price/money.ts'
import { toActor } from '../../../events/record.ts'
import type { Mount } from '../../../http/mount.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { allCarriers, carrierByCode, findRates, rateTables } from './carrier.staff.ts'
import { addCarrier, changeCarrier, changeRates } from './change-carrier.ts'

export const carrierRoutes = (mount: Mount) => {
  mount(contract.listCarriers, ({ db }) => allCarriers(db))

  mount(contract.getCarrier, async ({ params, db }) => {
    const carrier = orNotFound(await carrierByCode(db, params.code))
    const rates = await findRates(db, params.code)
    return {
      ...carrier,
      rates: rates.map((rate) => ({
        ...rate,
        price: toAmount(rate.price),
        freeFrom: amountOrNull(rate.freeFrom),
      })),
      tables: await rateTables(db),
    }
  })

  mount(contract.addCarrier, ({ body, caller, db, now, request }) =>
    addCarrier(db, { actor: toActor(request, caller), now }, body),
  )

  mount(contract.changeCarrier, ({ params, body, caller, db, now, request }) =>
    changeCarrier(db, { actor: toActor(request, caller), now }, { ...params, ...body }),
  )

  mount(contract.changeRates, ({ params, body: { rates, ...table }, caller, db, now, request }) =>
    changeRates(db, { actor: toActor(request, caller), now }, { carrier: params.code, ...table }, rates),
  )
}

import * as contract from '../../../../contract/fulfilment/carrier.ts'
import { amountOrNull, toAmount } from '../../../../rules/catalogue/price/money.ts'
import { type CarrierAdapterName, carrierAdapters } from '../../../../rules/shipping/carrier.ts'
import { toActor } from '../../../events/record.ts'
import type { Mount } from '../../../http/mount.ts'
import { orNotFound, Refusal } from '../../../http/refuse.ts'
import { allCarriers, carrierByCode, findRates, rateTables } from './carrier.staff.ts'
import { addCarrier, changeCarrier, changeRates } from './change-carrier.ts'

/** Where there are no test carriers, as in production, none is made one. */
export const carrierRoutes = (mount: Mount, { testCarriers }: { testCarriers: boolean }) => {
  const mayBe = (adapter: CarrierAdapterName | undefined) => adapter !== 'test' || testCarriers
  const refuseAdapter = (adapter: CarrierAdapterName | undefined) => {
    if (!mayBe(adapter)) throw new Refusal('request.invalid', { fields: ['adapter'] })
  }

  mount(contract.listCarriers, ({ db }) => allCarriers(db))

  mount(contract.getCarrier, async ({ params, db }) => {
    const carrier = orNotFound(await carrierByCode(db, params.code))
    const rates = await findRates(db, params.code)
    return {
      ...carrier,
      adapters: carrierAdapters.filter((adapter) => mayBe(adapter) || adapter === carrier.adapter),
      rates: rates.map((rate) => ({
        ...rate,
        price: toAmount(rate.price),
        freeFrom: amountOrNull(rate.freeFrom),
      })),
      tables: await rateTables(db),
    }
  })

  mount(contract.addCarrier, ({ body, caller, db, now, request }) => {
    refuseAdapter(body.adapter)
    return addCarrier(db, { actor: toActor(request, caller), now }, body)
  })

  mount(contract.changeCarrier, ({ params, body, caller, db, now, request }) => {
    refuseAdapter(body.adapter)
    return changeCarrier(db, { actor: toActor(request, caller), now }, { ...params, ...body })
  })

  mount(contract.changeRates, ({ params, body: { rates, ...table }, caller, db, now, request }) =>
    changeRates(db, { actor: toActor(request, caller), now }, { carrier: params.code, ...table }, rates),
  )
}

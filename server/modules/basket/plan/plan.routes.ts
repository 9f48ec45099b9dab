import { listLineWarehouses, planBasket } from '../../../../contract/basket/plan.ts'
import type { Mount } from '../../../http/mount.ts'
import { basketPlan, lineWarehouses } from './plan.ts'

export const basketPlanRoutes = (mount: Mount) => {
  mount(planBasket, ({ caller, db, now }) => basketPlan(db, caller, now))
  mount(listLineWarehouses, ({ params, caller, db, now }) => lineWarehouses(db, caller, params.id, now))
}

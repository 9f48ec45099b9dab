import { planBasket } from '../../../../contract/basket/plan.ts'
import type { Mount } from '../../../http/mount.ts'
import { basketPlan } from './plan.ts'

export const basketPlanRoutes = (mount: Mount) =>
  mount(planBasket, ({ caller, db, now }) => basketPlan(db, caller, now))

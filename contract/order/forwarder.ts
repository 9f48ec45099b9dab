import Type from 'typebox'
import { longestForwarder } from '../../rules/shipping/forwarder.ts'
import { Id } from '../wire.ts'

/** Who may fetch an order; what is `isOther` needs a name. */
export const Forwarder = Type.Object(
  { forwarderId: Id, name: Type.String(), isOther: Type.Boolean() },
  { title: 'Forwarder' },
)

/** The forwarder that an order is asked with, where it goes by OWN. */
export const ForwarderFields = {
  forwarderId: Type.Optional(Id),
  forwarderName: Type.Optional(Type.String({ maxLength: longestForwarder })),
}

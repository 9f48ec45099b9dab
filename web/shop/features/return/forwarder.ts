import { useQuery } from '@tanstack/react-query'
import { otherForwarder } from '../../../../rules/return/return.ts'
import { carrierText } from '../../../../rules/shipping/shipping.ts'
import { useText } from '../../../ui/language/language.tsx'
import { forwardersQuery } from './queries.ts'

/** Those that a return may be sent with, to choose from; where there is no connection, another one can be named. */
export function useForwarders() {
  const text = useText()
  const { data = [] } = useQuery(forwardersQuery)
  const carriers = data.map(({ code, name }) => {
    const key = carrierText(name)
    return { value: code, label: key ? text(key) : name }
  })
  return [
    { value: '', label: text('rma.forwarder_open') },
    ...carriers,
    { value: otherForwarder, label: text('rma.forwarder_other') },
  ]
}

type Named = { forwarder: string; otherForwarder: string }

/** Says the forwarder of a return; empty where none is named. */
export function useForwarderName() {
  const forwarders = useForwarders()
  return ({ forwarder, otherForwarder: name }: Named) => {
    if (forwarder === '') return ''
    if (forwarder === otherForwarder) return name
    return forwarders.find(({ value }) => value === forwarder)?.label ?? forwarder
  }
}

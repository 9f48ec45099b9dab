import { returnDetail } from './return.ts'

/** What staff know of the line of `returnDetail`, but for what they may do to it. */
export const staffReturnLine = {
  position: 1,
  orderId: 9,
  finding: null,
  restocked: 0,
  scrapped: 0,
  toSendBack: 0,
  exceptionUntil: null,
}

const waiting = { waits: true, waitsSince: '2026-11-18T09:05:00Z', workingDays: 1, decidesBy: '2026-11-23' }

/** A return as staff see it, with what they may do to its line. */
export const staffReturn = (actions: readonly string[], desk: object = {}, detail: object = {}) => ({
  ...returnDetail(detail),
  ...{ customerId: 3, company: 'Inkt & Zo', custnum: 'C-3', siteName: 'Netherlands' },
  person: { name: 'Ada Buyer', email: 'ada@buyer.example', phone: '' },
  desk: {
    ...{
      ...waiting,
      openedAt: null,
      openedBy: '',
      lines: [{ ...staffReturnLine, actions }],
      trail: [''],
      batchNotes: [],
    },
    ...{ credit: null, ...desk },
  },
})

/** The same with as many lines of one product, each with what staff may do to it. */
export function staffReturnWith(actions: ReadonlyArray<readonly string[]>, detail: object = {}) {
  const [first] = returnDetail().lines
  const lines = actions.map((_, at) => ({ ...first, position: at + 1 }))
  const staffLines = actions.map((may, at) => ({ ...staffReturnLine, position: at + 1, actions: may }))
  return staffReturn([], { lines: staffLines }, { lines, ...detail })
}

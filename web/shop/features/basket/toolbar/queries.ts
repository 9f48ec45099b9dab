import { queryOptions } from '@tanstack/react-query'
import { checkToolbar, getToolbar } from '../../../../../contract/basket/toolbar.ts'
import { call } from '../../../../api/call.ts'
import { saysItself } from '../../../../api/failures.ts'

export const toolbarQuery = queryOptions({ queryKey: ['toolbar'], queryFn: () => call(getToolbar, {}) })

/** Answers where the toolbar is that of the reader's company, and fails where it is not. */
export const ownToolbarQuery = (key: string) =>
  queryOptions({
    queryKey: ['toolbar', key],
    queryFn: () => call(checkToolbar, { params: { key } }),
    meta: saysItself,
  })

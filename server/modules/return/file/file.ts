import { mostWaitingReturnFiles } from '../../../../rules/return/return.ts'
import type { AttachmentRules } from '../../../files/attachments/attachments.ts'

/** What a return takes. */
export const returnAttachments: AttachmentRules = {
  table: 'return_files',
  what: 'return file',
  mostWaiting: mostWaitingReturnFiles,
  tooMany: 'return_file.too_many',
  words: {
    'file.empty': 'return_file.broken',
    'file.too_large': 'return_file.too_large',
    'file.not_picture': 'return_file.other_type',
    'file.broken': 'return_file.broken',
  },
}

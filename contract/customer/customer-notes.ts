import Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { ChangedNote, NewNote, NewTag, NoteId, NotesAndTags, SeenNote, TagId, TagsOffered } from '../internal-notes.ts'
import { Id } from '../wire.ts'

/** What staff note of customers of their sites, for each other. Every other customer is not found. */
const access = 'staff:customers'

const params = Type.Object({ id: Id })
const noteParams = Type.Object({ id: Id, noteId: Id })

export const getCustomerNotes = endpoint({
  method: 'GET',
  path: '/staff/customer/:id/notes',
  access,
  summary: 'List the internal notes and the tags of a customer. Customers never see them.',
  params,
  reply: NotesAndTags,
})

export const addCustomerNote = endpoint({
  method: 'POST',
  path: '/staff/customer/:id/notes',
  access,
  summary: 'Add an internal note to a customer.',
  params,
  body: NewNote,
  idempotent: true,
  reply: NoteId,
})

export const changeCustomerNote = endpoint({
  method: 'PUT',
  path: '/staff/customer/:id/notes/:noteId',
  access,
  summary:
    'Change an internal note of a customer. Refused for everybody but its author, and where it has changed since `version`.',
  params: noteParams,
  body: ChangedNote,
  idempotent: true,
  reply: NoteId,
})

export const removeCustomerNote = endpoint({
  method: 'DELETE',
  path: '/staff/customer/:id/notes/:noteId',
  access,
  summary:
    'Delete an internal note of a customer. Refused for everybody but its author, and where it has changed since `version`.',
  params: noteParams,
  query: SeenNote,
  idempotent: true,
  reply: NoteId,
})

export const addCustomerTag = endpoint({
  method: 'POST',
  path: '/staff/customer/:id/tags',
  access,
  summary: 'Tag a customer. One that has it already, however it is capitalized, keeps it as it is.',
  params,
  body: NewTag,
  idempotent: true,
  reply: TagId,
})

export const removeCustomerTag = endpoint({
  method: 'DELETE',
  path: '/staff/customer/:id/tags/:tagId',
  access,
  summary: 'Remove a tag from a customer.',
  params: Type.Object({ id: Id, tagId: Id }),
  idempotent: true,
  reply: TagId,
})

export const listCustomerTags = endpoint({
  method: 'GET',
  path: '/staff/customer/tags',
  access,
  summary: 'List the tags of the customers that the caller can access, to offer them while one is typed.',
  reply: TagsOffered,
})

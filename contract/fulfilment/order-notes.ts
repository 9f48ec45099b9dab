import Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { ChangedNote, NewNote, NewTag, NoteId, NotesAndTags, SeenNote, TagId, TagsOffered } from '../internal-notes.ts'
import { Id } from '../wire.ts'

/** What staff note of orders of their sites, for each other. Every other order is not found. */
const access = 'staff:orders'

const params = Type.Object({ id: Id })
const noteParams = Type.Object({ id: Id, noteId: Id })

export const getOrderNotes = endpoint({
  method: 'GET',
  path: '/staff/order/:id/notes',
  access,
  summary: 'List the internal notes and the tags of an order. Customers never see them.',
  params,
  reply: NotesAndTags,
})

export const addOrderNote = endpoint({
  method: 'POST',
  path: '/staff/order/:id/notes',
  access,
  summary: 'Add an internal note to an order.',
  params,
  body: NewNote,
  idempotent: true,
  reply: NoteId,
})

export const changeOrderNote = endpoint({
  method: 'PUT',
  path: '/staff/order/:id/notes/:noteId',
  access,
  summary:
    'Change an internal note of an order. Refused for everybody but its author, and where it has changed since `version`.',
  params: noteParams,
  body: ChangedNote,
  idempotent: true,
  reply: NoteId,
})

export const removeOrderNote = endpoint({
  method: 'DELETE',
  path: '/staff/order/:id/notes/:noteId',
  access,
  summary:
    'Delete an internal note of an order. Refused for everybody but its author, and where it has changed since `version`.',
  params: noteParams,
  query: SeenNote,
  idempotent: true,
  reply: NoteId,
})

export const addOrderTag = endpoint({
  method: 'POST',
  path: '/staff/order/:id/tags',
  access,
  summary: 'Tag an order. One that has it already, however it is capitalized, keeps it as it is.',
  params,
  body: NewTag,
  idempotent: true,
  reply: TagId,
})

export const removeOrderTag = endpoint({
  method: 'DELETE',
  path: '/staff/order/:id/tags/:tagId',
  access,
  summary: 'Remove a tag from an order.',
  params: Type.Object({ id: Id, tagId: Id }),
  idempotent: true,
  reply: TagId,
})

export const listOrderTags = endpoint({
  method: 'GET',
  path: '/staff/order/tags',
  access,
  summary: 'List the tags of the orders that the caller can access, to offer them while one is typed.',
  reply: TagsOffered,
})

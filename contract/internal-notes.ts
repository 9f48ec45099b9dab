import Type from 'typebox'
import { longestNote, longestTag } from '../rules/office/internal-notes.ts'
import { Id, IsoInstant, Nullable } from './wire.ts'

/** A short word of staff, found however it is capitalized. */
export const Tag = Type.String({ minLength: 1, maxLength: longestTag, pattern: '\\S' })

const Text = Type.String({ minLength: 1, maxLength: longestNote, pattern: '\\S' })

const Version = Type.Integer({
  minimum: 1,
  maximum: 2_147_483_647,
  description: 'One more with each change of the note',
})

/** What staff alone see of an order or of a customer. */
export const NotesAndTags = Type.Object(
  {
    notes: Type.Array(
      Type.Object({
        noteId: Id,
        text: Type.String(),
        author: Type.String(),
        isOwn: Type.Boolean({ description: 'The caller wrote it, and may change and delete it' }),
        writtenAt: IsoInstant,
        changedAt: Nullable(IsoInstant),
        version: Version,
      }),
      { description: 'The newest first, and at most 100' },
    ),
    noteCount: Type.Integer({ description: 'How many notes there are' }),
    tags: Type.Array(Type.Object({ tagId: Id, tag: Type.String() }), { description: 'By the alphabet' }),
  },
  { title: 'NotesAndTags' },
)

/** The body of a new note and of one that is changed, and the query of one that is deleted. */
export const NewNote = Type.Object({ text: Text })
export const ChangedNote = Type.Object({ text: Text, version: Version })
export const SeenNote = Type.Object({ version: Version })
export const NewTag = Type.Object({ tag: Tag })

export const NoteId = Type.Object({ noteId: Id })
export const TagId = Type.Object({ tagId: Id })

/** The tags that staff have put on what the caller can access, by the alphabet. */
export const TagsOffered = Type.Array(Type.String())

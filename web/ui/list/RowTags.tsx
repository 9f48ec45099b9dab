import { QueryLink } from '../controls/QueryLink.tsx'
import classes from './RowTags.module.css'

/** The tags of a row of a list; each narrows the list to those that have it. */
export function RowTags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <span className={classes.tags}>
      {tags.map((tag) => (
        <QueryLink key={tag} change={{ tag, page: undefined }} className={classes.tag}>
          {tag}
        </QueryLink>
      ))}
    </span>
  )
}

import { useText } from '../language/language.tsx'
import classes from './Skeletons.module.css'

/** Rows of the size that products will have, so that nothing moves when they come. */
export function RowSkeletons({ rows = 10 }: { rows?: number }) {
  return (
    <SkeletonFrame>
      {Array.from({ length: rows }, (_, at) => (
        <span key={rowKey(at)} className={classes.row}>
          <i className={classes.picture} />
          <i className={classes.line} />
          <i className={classes.wide} />
          <i className={classes.line} />
        </span>
      ))}
    </SkeletonFrame>
  )
}

/** A block of a given height, in pixels. */
export function BlockSkeleton({ height }: { height: number }) {
  return (
    <SkeletonFrame>
      <i className={classes.block} style={{ height }} />
    </SkeletonFrame>
  )
}

const rowKey = (at: number) => `row-${at}`

function SkeletonFrame({ children }: { children: React.ReactNode }) {
  const text = useText()
  return (
    <div className={classes.frame} role="status" aria-label={text('ui.loading')}>
      {children}
    </div>
  )
}

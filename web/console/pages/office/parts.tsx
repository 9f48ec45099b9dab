import { useText } from '../../../ui/language/language.tsx'
import classes from '../../features/office/parts/Parts.module.css'
import { partList } from '../../features/office/parts/part-list.ts'

/** Every part of the pages in every state, made of samples, for who writes pages: it speaks English, and no build has it. */
export default function PartsPage() {
  const text = useText()
  return (
    <div className={classes.page}>
      <header>
        <h1>Parts</h1>
        <p className={classes.intro}>
          Every part of the pages in every state, made of samples: nothing here changes anything.
        </p>
      </header>
      <nav aria-label={text('content.parts')} className={classes.links}>
        {partList.map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      {partList.map(({ id, title, Part }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          <Part />
        </section>
      ))}
    </div>
  )
}

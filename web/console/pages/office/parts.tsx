import { useText } from '../../../ui/language/language.tsx'
import classes from '../../features/office/parts/Parts.module.css'
import { partList } from '../../features/office/parts/part-list.ts'

/** Every part of the pages in every state, made of samples. */
export default function PartsPage() {
  const text = useText()
  return (
    <div className={classes.page}>
      <header>
        <h1>{text('parts.title')}</h1>
        <p className={classes.intro}>{text('parts.intro')}</p>
      </header>
      <nav aria-label={text('content.parts')} className={classes.links}>
        {partList.map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {text(title)}
          </a>
        ))}
      </nav>
      {partList.map(({ id, title, Part }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{text(title)}</h2>
          <Part />
        </section>
      ))}
    </div>
  )
}

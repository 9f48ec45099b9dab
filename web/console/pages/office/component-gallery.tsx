import { useText } from '../../../ui/language/language.tsx'
import classes from '../../features/office/component-gallery/ComponentGallery.module.css'
import { gallerySections } from '../../features/office/component-gallery/gallery-sections.ts'

/** Every component of the pages in every state, made of samples, for developers: it is in English, and no build has it. */
export default function ComponentGalleryPage() {
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
        {gallerySections.map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      {gallerySections.map(({ id, title, Section }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          <Section />
        </section>
      ))}
    </div>
  )
}

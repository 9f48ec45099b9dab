import { IconHeadset } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSite } from '../../../../../api/site/site.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { Part } from '../Part.tsx'
import { questionsQuery } from '../queries.ts'
import classes from './Visitor.module.css'

/** What is asked most, and who answers everything else. */
export function Help() {
  const text = useText()
  const { orgId, hotPhone, workTime, serviceEmail } = useSite()
  return (
    <div className={classes.help}>
      <Part result={useQuery(questionsQuery(orgId))}>
        {(questions) => (
          <section aria-labelledby="questions">
            <h2 id="questions">{text('home.questions')}</h2>
            <ul>
              {questions.map(({ slug, question }) => (
                <li key={slug}>
                  <Link to="/help/faq" hash={slug}>
                    {question}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </Part>
      <section aria-labelledby="hotline" className={classes.hotline}>
        <IconHeadset size={40} stroke={1.4} aria-hidden />
        <div>
          <h2 id="hotline">{text('home.hotline')}</h2>
          {hotPhone && (
            <a className={classes.phone} href={`tel:${hotPhone.replaceAll(/[^+\d]/g, '')}`}>
              {hotPhone}
            </a>
          )}
          <p>{workTime}</p>
          {serviceEmail && <a href={`mailto:${serviceEmail}`}>{serviceEmail}</a>}
        </div>
      </section>
    </div>
  )
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { siteCookies } from '../../../../rules/site/site.ts'
import { languageIn, loadTexts, toLanguage } from '../../../../texts/index.ts'
import { writeChoice } from '../../../api/cookie.ts'
import { siteAt, siteQuery } from '../../../api/site/site.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { sayIn, useLanguage } from '../../../ui/language/language.tsx'
import { keepLanguage, loadLanguage } from './language.ts'

/** Takes a visitor to another site: its country, its language or the one they read there before, its contact data. */
export function useChooseSite() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { switchTo } = useLanguage()

  return useMutation({
    mutationFn: siteAt,
    onSuccess: async (site) => {
      const here = { country: site.iso2 }
      const language = languageIn(site.region, loadLanguage(here) ?? toLanguage(site.language) ?? 'en')
      writeChoice(siteCookies.country, site.iso2, siteCookies.seconds)
      keepLanguage(here, language)
      document.documentElement.dataset.org = String(site.orgId)
      queries.setQueryData(siteQuery.queryKey, site)
      // The choice counts from now on, not the link that led here.
      await navigate({ to: '.', search: ((was: object) => ({ ...was, org_id: undefined })) as never, replace: true })
      await switchTo(language)
      toast(sayIn({ language, texts: await loadTexts[language]() })('site.switched'), 'good')
    },
  })
}

import { useReadBrandDraft } from '#api/program/program.ts'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { Prose } from '#ui-kit/layout/prose/prose.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { clinic } from '../../../data/clinic.ts'
import { type ConsentName, consentWordings } from '../../../privacy/intake/consent-wordings.ts'
import { pageTexts } from '../draft/page-texts.ts'
import type { PageText } from '../draft/parts.ts'
import { renderMarkdown } from './render-markdown.ts'

type PagePreviewProps = { page: PageText['id']; text: string }

/** The text as patients will see it, or the app's default. */
export function PagePreview({ page, text }: PagePreviewProps) {
  if (!text.trim()) return <Unwritten page={page} />
  const { html, leavesOutPictures } = renderMarkdown(text)
  return (
    <Stack gap="s">
      {leavesOutPictures && (
        <Notice>Images from other websites aren’t shown. Patients see their description instead.</Notice>
      )}
      <Prose label="Preview" html={html} />
    </Stack>
  )
}

/** The default text uses the draft's clinic name, as it will be published. */
function Unwritten({ page }: Pick<PagePreviewProps, 'page'>) {
  const { data: brand } = useReadBrandDraft()
  const wordings = consentWordings(brand?.contents.brand.appName ?? clinic.clinicName)
  const consent = consentTo[page]
  return (
    <Stack gap="s">
      <Text tone="quiet">{`${pageTexts[page].without}.`}</Text>
      {consent && wordings[consent].paragraphs.map(paragraph => <Text key={paragraph}>{paragraph}</Text>)}
    </Stack>
  )
}

const consentTo: Readonly<Partial<Record<PageText['id'], ConsentName>>> = {
  privacy: 'privacyPolicyAccepted',
  'notice-of-privacy-practices': 'hipaaConsentDate',
}

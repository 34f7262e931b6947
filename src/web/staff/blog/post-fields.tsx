import { SelectField } from '#ui-kit/forms/select-field/select-field.tsx'
import { TextArea } from '#ui-kit/forms/text-area/text-area.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { postCategoryTitle } from '../../content/blog/blog-labels.ts'
import type { Form } from '../../form/use-form.ts'
import type { PostDraft } from './post-draft.ts'

const named = (values: readonly string[]) => values.map(value => ({ value, label: postCategoryTitle(value) }))
const categories = named(['skincare', 'treatments', 'wellness', 'research', 'news'])
const statuses = named(['draft', 'published', 'archived'])

type PostFieldsProps = Pick<Form<PostDraft>, 'field'>

export const PostFields = ({ field }: PostFieldsProps) => (
  <Stack gap="m">
    <TextField {...field('title')} label="Title" maxLength={200} autoComplete="off" />
    <TextArea {...field('excerpt')} label="Excerpt" hint="Shown on the card" maxLength={500} optional />
    <TextArea
      {...field('content')}
      label="Content"
      hint="Plain text. Line breaks are kept."
      rows={12}
      maxLength={60_000}
    />
    <SelectField {...field('category')} label="Category" placeholder="No category" options={categories} />
    <TextField
      {...field('tags')}
      label="Tags"
      hint="Separate with commas"
      autoComplete="off"
      autoCapitalize="none"
      optional
    />
    <TextField
      {...field('featuredImage')}
      label="Featured image"
      hint="Starts with https://"
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      maxLength={1000}
      optional
    />
    <TextArea {...field('scientificReferences')} label="Scientific references" maxLength={10_000} optional />
    <TextField
      {...field('metaTitle')}
      label="Meta title"
      hint="For search results and shared links. Leave blank to use the title."
      maxLength={200}
      autoComplete="off"
      optional
    />
    <TextArea
      {...field('metaDescription')}
      label="Meta description"
      hint="Shown below it. Leave blank to use the excerpt."
      maxLength={500}
      optional
    />
    <SelectField
      {...field('status')}
      label="Status"
      hint="Patients only see published posts"
      options={statuses}
    />
  </Stack>
)

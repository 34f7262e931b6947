import { useState } from 'react'
import type { MenuContents } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { FileButton } from '#ui-kit/actions/file-button/file-button.tsx'
import { Table } from '#ui-kit/data/table/table.tsx'
import { Dialog } from '#ui-kit/feedback/dialog/dialog.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { TextArea } from '#ui-kit/forms/text-area/text-area.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { FileSpreadsheet } from '#ui-kit/icons.ts'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { servicePoints, servicePrice } from '../../../format/service-price.ts'
import { decodeText } from './decode-text.ts'
import { importServices, type MenuImport } from './import-services.ts'
import type { PastedService } from './read-services.ts'
import { usePastedMenu } from './use-pasted-menu.ts'
import { WrongRows } from './wrong-rows.tsx'

type PasteDialogProps = {
  menu: MenuContents
  onDone: (imported: MenuImport) => void
  onClose: () => void
}

/** Imports a menu from a spreadsheet, pasted or as a file. */
export function PasteDialog({ menu, onDone, onClose }: PasteDialogProps) {
  const pasted = usePastedMenu()
  const { text, services, wrong, open } = pasted
  const [others, setOthers] = useState('Treatments')
  const hasOthers = services.some(({ category }) => !category)
  const take = () => {
    onDone(importServices(menu, services, others.trim() || 'Treatments'))
    pasted.clear()
    onClose()
  }
  return (
    <Dialog
      open
      size="l"
      onClose={onClose}
      title="Paste a Menu"
      description="Copy the rows in your spreadsheet and paste them here, with or without a header. A name and a price are enough."
    >
      <Stack gap="m">
        <Source text={text} onText={pasted.paste} />
        {text && services.length + wrong.length === 0 && (
          <Notice tone="caution" title="No rows found">
            Each line should have a service name and a price.
          </Notice>
        )}
        {wrong.length > 0 && <WrongRows rows={wrong} {...pasted} />}
        {hasOthers && (
          <TextField
            label="Category for rows without one"
            value={others}
            onChange={({ target }) => setOthers(target.value)}
            maxLength={60}
            autoComplete="off"
          />
        )}
        {services.length > 0 && <Found services={services} others={others} />}
        <Button full disabled={services.length === 0} onClick={take}>
          {services.length === 1 ? 'Add 1 Service' : `Add ${services.length} Services`}
        </Button>
        {open > 0 && services.length > 0 && (
          <Text size={14} tone="quiet">
            {open === 1
              ? 'The row you don’t fix will be skipped.'
              : `The ${open} rows you don’t fix will be skipped.`}
          </Text>
        )}
      </Stack>
    </Dialog>
  )
}

type SourceProps = { text: string; onText: (text: string) => void }

const Source = ({ text, onText }: SourceProps) => (
  <>
    <TextArea
      label="Rows"
      value={text}
      rows={6}
      maxLength={400_000}
      placeholder={'Fillers\tLip Filler\t$650\t45 min\nFillers\tCheek Filler\t$850\t1 h'}
      onChange={({ target }) => onText(target.value)}
    />
    <FileButton
      label="Open a CSV File"
      icon={FileSpreadsheet}
      accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
      onFile={async file => onText(decodeText(new Uint8Array(await file.arrayBuffer())))}
    />
  </>
)

const shownAtMost = 50

function Found({ services, others }: { services: readonly PastedService[]; others: string }) {
  return (
    <Stack gap="s">
      <Heading level={3} size={18}>
        Preview
      </Heading>
      <Table
        label="Preview"
        columns={[
          { key: 'name', title: 'Service' },
          { key: 'category', title: 'Category' },
          { key: 'price', title: 'Price', align: 'end' },
          { key: 'minutes', title: 'Minutes', align: 'end' },
          { key: 'points', title: 'Points', align: 'end' },
        ]}
        rows={services.slice(0, shownAtMost).map((service, place) => ({
          key: `${place} ${service.name}`,
          cells: [
            service.name,
            service.category || others,
            servicePrice(service),
            service.durationMinutes ?? '',
            servicePoints(service) || 'None',
          ],
        }))}
      />
      {services.length > shownAtMost && (
        <Text size={14} tone="quiet">{`and ${services.length - shownAtMost} more`}</Text>
      )}
    </Stack>
  )
}

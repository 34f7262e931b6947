import { exportPersonalData } from '#api/privacy/privacy.ts'
import { useAction } from '../../data/use-action.ts'
import { saveFile } from './save-file.ts'

/** Downloads all of the member's data as a file. */
export const useDownload = () =>
  useAction({
    call: () => exportPersonalData(),
    onSuccess: held => saveFile('my-data.json', JSON.stringify(held, null, 2)),
    success: () => ({
      title: 'Your data is here',
      description: 'The file my-data.json has everything we have about you.',
    }),
    failure: ({ userMessage }) => ({
      title: 'Download Failed',
      description: userMessage || 'We couldn’t download your data. Please try again.',
    }),
  })

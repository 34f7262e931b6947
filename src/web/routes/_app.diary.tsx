import { createFileRoute } from '@tanstack/react-router'
import { DiaryScreen } from '../diary/diary-screen.tsx'

export const Route = createFileRoute('/_app/diary')({
  staticData: { title: 'Beauty Journey Diary' },
  component: DiaryScreen,
})

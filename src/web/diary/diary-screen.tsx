import { Loading, Skeleton } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { Page } from '#ui-kit/layout/page/page.tsx'
import { TopBar } from '#ui-kit/layout/top-bar/top-bar.tsx'
import { LoadError } from '../data/load-error.tsx'
import { SignInPrompt } from '../member/sign-in-prompt.tsx'
import { useSignedInUser } from '../member/use-signed-in-user.ts'
import { MemberDiary } from './member-diary.tsx'

/** The member's private pictures and notes about treatment results. */
export function DiaryScreen() {
  const { user, isLoading, failure, retry } = useSignedInUser()
  if (user) return <MemberDiary key={user.id} memberId={user.id} />
  return (
    <Page bar form header={<TopBar title="Beauty Journey Diary" />} aside={isLoading && <FormLoading />}>
      {isLoading && (
        <Loading label="Loading your diary">
          <Skeleton shape="title" width="half" />
          <Skeleton shape="picture" />
          <Skeleton shape="tile" />
        </Loading>
      )}
      {failure && <LoadError what="Your diary" because={failure} onRetry={retry} />}
      {!isLoading && !failure && <Invitation />}
    </Page>
  )
}

const FormLoading = () => (
  <Loading label="Loading the form">
    <Skeleton shape="control" />
  </Loading>
)

const Invitation = () => (
  <SignInPrompt
    drawing="camera"
    title="Sign in to keep your diary"
    hint="Your before-and-after photos, private to you."
    returnTo="/diary"
  />
)

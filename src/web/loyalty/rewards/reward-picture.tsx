import { Illustration } from '#ui-kit/brand/illustration/illustration.tsx'
import { sourcesOf } from '../../format/uploaded-picture.ts'

/** The clinic's own picture of a reward, as wide as its card. */
export const RewardPicture = ({ imageUrl }: { imageUrl: string }) => (
  <Illustration
    src={imageUrl}
    sources={sourcesOf(imageUrl)}
    sizes="(min-width: 900px) 600px, 100vw"
    rounded={false}
    fallback="gift"
  />
)

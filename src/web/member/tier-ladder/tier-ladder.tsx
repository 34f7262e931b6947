import { metalSurface } from '#ui-kit/brand/metal-card/metal.css.ts'
import { Badge } from '#ui-kit/data/badge/badge.tsx'
import { Check, Lock } from '#ui-kit/icons.ts'
import { clinic } from '../../data/clinic.ts'
import { dollars } from '../../format/money.ts'
import { metalOf } from '../tiers.ts'
import type { SignedInUser } from '../use-signed-in-user.ts'
import * as styles from './tier-ladder.css.ts'

export type TierLadderProps = {
  /** The member whose tier and progress it shows. */
  user: Pick<SignedInUser, 'vipTier' | 'tierProgress'>
}

/** All tiers in order with their benefits and the member's position. */
export function TierLadder({ user: { vipTier, tierProgress } }: TierLadderProps) {
  const current = clinic.tiers.findIndex(({ tier }) => tier === vipTier)
  return (
    <ol className={styles.ladder} aria-label="Tiers">
      {clinic.tiers.map(({ tier, name, from, perks }, place) => (
        <li
          key={tier}
          className={styles.step}
          aria-label={name}
          aria-current={place === current ? 'step' : undefined}
        >
          {place < clinic.tiers.length - 1 && <span className={styles.path({ gone: place < current })} />}
          <span className={`${styles.mark} ${metalSurface[metalOf(tier)]}`}>
            {place > current ? <Lock size={16} aria-hidden /> : <Check size={18} aria-hidden />}
          </span>
          <div className={styles.words}>
            <div className={styles.head}>
              <span className={styles.name}>{name}</span>
              {place === current && <Badge tone="accent">You’re here</Badge>}
              {tier === tierProgress.nextTier && <Badge>{`${dollars(tierProgress.missing)} to go`}</Badge>}
            </div>
            <span className={styles.from}>
              {Number(from) > 0 ? `From ${dollars(from)} in treatments` : 'From the day you join'}
            </span>
            {perks.length > 0 && (
              <ul className={styles.perks} aria-label={`${name} perks`}>
                {perks.map(perk => (
                  <li key={perk} className={styles.perk}>
                    <Check className={styles.tick} size={16} aria-hidden />
                    {perk}
                  </li>
                ))}
              </ul>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

export type TierPathProps = {
  /** The member whose tier it shows. */
  user: Pick<SignedInUser, 'vipTier'>
}

/** The member's place among the tiers, in one line and without perks. */
export function TierPath({ user: { vipTier } }: TierPathProps) {
  const current = clinic.tiers.findIndex(({ tier }) => tier === vipTier)
  return (
    <ol className={styles.line} aria-label="Tiers">
      {clinic.tiers.map(({ tier, name }, place) => (
        <li
          key={tier}
          className={styles.stop}
          data-reached={place <= current || undefined}
          aria-current={place === current ? 'step' : undefined}
        >
          <span className={`${styles.dot} ${metalSurface[metalOf(tier)]}`}>
            {place > current ? <Lock size={13} aria-hidden /> : <Check size={15} aria-hidden />}
          </span>
          <span className={place === current ? styles.here : styles.away}>{name}</span>
        </li>
      ))}
    </ol>
  )
}

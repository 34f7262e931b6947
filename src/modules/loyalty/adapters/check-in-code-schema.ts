import { z } from 'zod'

export const CheckInCode = z
  .object({
    id: z.uuid(),
    code: z
      .string()
      .optional()
      .meta({ description: 'What the QR picture says; for staff, and in demo mode.' }),
    description: z.string(),
    pointsValue: z.int(),
    isActive: z.boolean(),
    countsOnPaper: z.boolean().meta({
      description: 'Whether a printed one counts; otherwise only the code on the desk screen does.',
    }),
  })
  .meta({
    id: 'CheckInCode',
    example: {
      id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0c01',
      code: 'VELORA-7KQ2MXW9P4HT',
      description: 'Daily Spa Visit',
      pointsValue: 5,
      isActive: true,
      countsOnPaper: true,
    },
  })

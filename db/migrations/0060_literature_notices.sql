ALTER TABLE "literature_records" ADD COLUMN "book" jsonb;--> statement-breakpoint
ALTER TABLE "literature_records" ADD COLUMN "notices" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- Papers that are here already: what their type says of them, and months that were kept as numbers ("2018 05 17").
UPDATE "literature_records" SET "notices" = '[{"kind":"retraction","source":"","pmid":null}]'::jsonb
  WHERE 'Retracted Publication' = ANY("publication_types");--> statement-breakpoint
UPDATE "literature_records" SET "published_as" = regexp_replace(
    substr("published_as", 1, 5)
      || (ARRAY['Jan','Feb','Mar','Apr','May','Jun','Jul','Aug','Sep','Oct','Nov','Dec'])[substr("published_as", 6, 2)::int]
      || substr("published_as", 8),
    ' 0(\d)$', ' \1')
  WHERE "published_as" ~ '^\d{4} (0[1-9]|1[0-2])( \d{1,2})?$';

ALTER TYPE "public"."audit_kind" ADD VALUE 'content-edited';--> statement-breakpoint
ALTER TYPE "public"."audit_kind" ADD VALUE 'certificate-edited';--> statement-breakpoint
ALTER TYPE "public"."audit_kind" ADD VALUE 'request-edited';--> statement-breakpoint
ALTER TYPE "public"."audit_kind" ADD VALUE 'trail-exported';--> statement-breakpoint
DROP INDEX "audit_events_course_index";--> statement-breakpoint
DROP INDEX "audit_events_rubric_index";--> statement-breakpoint
DROP INDEX "audit_events_frame_index";--> statement-breakpoint
-- Every line of before says the same things under the one set of names that readers know; nothing else of it changes.
ALTER TABLE "audit_events" DISABLE TRIGGER "audit_events_are_append_only";--> statement-breakpoint
UPDATE "audit_events" SET "details" =
  ("details" - '{act,action,decision,subject,course,rubric,slug,frame,page,part,content,title,label,form,change,fields,from,to,closed,seconds,textBefore,kind}'::text[])
  || jsonb_strip_nulls(jsonb_build_object(
    'what', coalesce("details"->>'what', "details"->>'act', "details"->>'action', "details"->>'decision',
      CASE WHEN "kind" = 'club-edited' THEN 'corrected' WHEN "kind" = 'content-deleted' THEN 'deleted' WHEN "details" ? 'form' THEN 'read' END),
    'about', CASE
      WHEN "details" ? 'about' THEN "details"->>'about'
      WHEN "details" ? 'course' THEN 'course ' || ("details"->>'course')
      WHEN "details" ? 'rubric' THEN ("details"->>'rubric') || ' ' || ("details"->>'slug')
      WHEN "details"->>'frame' LIKE 'menu:%' THEN 'menu ' || substr("details"->>'frame', 6)
      WHEN "details" ? 'frame' THEN ("details"->>'frame') || ' ' || ("details"->>'subject')
      WHEN "details" ? 'page' THEN 'page ' || ("details"->>'page')
      WHEN "details" ? 'part' THEN 'club ' || ("details"->>'part')
      WHEN "details" ? 'content' THEN 'content ' || ("details"->>'content')
      WHEN "details" ? 'decision' THEN 'card ' || coalesce("member_id"::text, '')
      WHEN "details" ? 'form' THEN 'request ' || ("details"->>'form')
    END,
    'name', coalesce("details"->>'title', "details"->>'label', "details"->>'form', CASE WHEN "kind" = 'registered' THEN "details"->>'kind' END),
    'count', coalesce("details"->'count', "details"->'closed', "details"->'seconds'),
    'before', coalesce("details"->>'textBefore', CASE WHEN "details" ? 'frame' THEN "details"->>'before' END),
    'changes', CASE
      WHEN "details" ? 'change' THEN jsonb_build_array(jsonb_build_object('field', "details"->>'change'))
      WHEN "details" ? 'fields' THEN jsonb_build_array(jsonb_build_object('field', "details"->>'fields'))
      WHEN "kind" = 'role-changed' AND "details" ? 'to' THEN jsonb_build_array(jsonb_build_object(
        'field', 'Ruolo',
        'from', CASE "details"->>'from' WHEN 'editor' THEN 'Redattore' WHEN 'operator' THEN 'Operatore' WHEN 'administrator' THEN 'Amministratore' ELSE 'nessun ruolo' END,
        'to', CASE "details"->>'to' WHEN 'editor' THEN 'Redattore' WHEN 'operator' THEN 'Operatore' WHEN 'administrator' THEN 'Amministratore' ELSE 'nessun ruolo' END))
      WHEN "details" ? 'rubric' AND "details" ? 'before' THEN jsonb_build_array(jsonb_build_object('field', 'Nome', 'from', "details"->>'before', 'to', "details"->>'label'))
    END
  ))
WHERE "details" <> '{}';--> statement-breakpoint
ALTER TABLE "audit_events" ENABLE TRIGGER "audit_events_are_append_only";

-- Requests of services were kept apart; they become leads, so that operators find every request in one place.
INSERT INTO "leads" ("id", "event_id", "form_type", "email", "phone", "campaign_code", "marketing_code", "is_privacy_read", "fields", "member_id", "state", "created_at", "updated_at")
SELECT "id", "id", "form", "email", "phone", "campaign_code", 'ARCLUB', true, jsonb_strip_nulls(jsonb_build_object('note', nullif("message", ''))), "member_id", (CASE WHEN "state" = 'open' THEN 'new' ELSE 'closed' END)::"lead_state", "created_at", "created_at"
FROM "service_requests"
ON CONFLICT DO NOTHING;

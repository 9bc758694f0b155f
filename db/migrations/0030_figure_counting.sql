-- FIG-007. A day that is being counted for the first time is marked by facts that come meanwhile as one that was counted already.
CREATE FUNCTION public.figures_counted_until() RETURNS date LANGUAGE sql STABLE AS $$
  SELECT greatest((SELECT max(day) FROM public.figure_day_states), (SELECT value::date FROM public.figure_settings WHERE name = 'counting'))
$$;
--> statement-breakpoint
DO $$
DECLARE
  written text;
BEGIN
  FOR written IN SELECT pg_get_functiondef(oid) FROM pg_proc WHERE proname IN ('touch_figures', 'touch_instalments', 'touch_plan_values') LOOP
    EXECUTE replace(written, '(SELECT max(day) FROM public.figure_day_states)', 'public.figures_counted_until()');
  END LOOP;
END $$;
